import { limits, rateReply } from '@kbf/contracts';
import { useState } from 'react';
import { Form } from '../../form/form.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { RatedReply, Thumb } from './rate-reply.tsx';
import { reasonsFor, reasonWords } from './rating-words.ts';

type RatingDialogProps = RatedReply & {
  thumb: Thumb;
  /** The same for all that is sent about this reply: it changes what was sent before. */
  ratingId: string;
  onOpenChange: (open: boolean) => void;
  onSent: () => void;
};

const words = rateReply.body.pick({ text: true });

/** Asks for the reason of a thumb, and whether admins may read the question and the reply. */
export function RatingDialog(props: RatingDialogProps) {
  const { assistant, question, reply, thumb, ratingId, onOpenChange, onSent } = props;
  const [isSent, setSent] = useState(false);
  const [reason, setReason] = useState<keyof typeof reasonWords>();
  const [isShown, setShown] = useState(false);
  const { message, replyToken } = reply;
  if (isSent)
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        title="Thank you. We got it."
        description="Our admins read this to make the replies better."
        actions={<Button onClick={() => onOpenChange(false)}>Close</Button>}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={thumb === 'up' ? 'What helped?' : 'What went wrong?'}
      description="Our admins see your thumb and your reason, without your name."
    >
      <Form
        call={rateReply}
        schema={words}
        defaults={{ text: '' }}
        toBody={({ text }) => ({
          ratingId,
          assistant,
          thumb,
          ...(reason ? { reason } : {}),
          ...(text ? { text } : {}),
          ...(isShown && replyToken ? { shown: { question, reply: message, replyToken } } : {}),
        })}
        submitLabel="Send"
        pendingLabel="Sending..."
        onSent={() => {
          onSent();
          setSent(true);
        }}
      >
        <RadioGroup
          label={
            <>
              Reason <span className="font-normal text-quiet">(optional)</span>
            </>
          }
          value={reason}
          onValueChange={setReason}
          options={reasonsFor[thumb].map((value) => ({ value, label: reasonWords[value] }))}
        />
        <TextAreaField
          name="text"
          label="In your words"
          optional
          rows={2}
          hint={`Up to ${limits.rating.textMax} characters.`}
        />
        {replyToken && (
          <Checkbox
            checked={isShown}
            onCheckedChange={setShown}
            label="Show admins this question and answer"
            hint="Without it, they see neither."
          />
        )}
      </Form>
    </Dialog>
  );
}
