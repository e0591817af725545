import { editPrayer, limits, type Prayer } from '@kbf/contracts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { Form } from '../../components/form/form.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { ApiDispatch } from '../../lib/api/base-api.ts';
import { showAnswer } from './own-texts-api.ts';

const thanksForm = z.object({ thanks: z.string().max(limits.prayer.thanksMax) });

type AnsweredDialogProps = {
  prayer: Prayer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Marks a prayer as answered, with optional thanks by its author. */
export function AnsweredDialog({ prayer, open, onOpenChange }: AnsweredDialogProps) {
  const { id, thanks } = prayer;
  const [isHeld, setIsHeld] = useState(false);
  const dispatch = useDispatch<ApiDispatch>();
  if (isHeld)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Thank you for telling us"
        description="Your prayer is marked as answered. Someone from our team will read your note before it appears."
        actions={<Button onClick={() => onOpenChange(false)}>Close</Button>}
      />
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="This prayer was answered"
      description="People who prayed along will see it. If you like, tell them how it went."
    >
      <Form
        call={editPrayer}
        params={{ id }}
        schema={thanksForm}
        defaults={{ thanks: thanks ?? '' }}
        toBody={(values) => ({ answered: true, thanks: values.thanks.trim() || null })}
        draft={`thanks-${id}`}
        submitLabel="Mark as answered"
        pendingLabel="Sending..."
        onSent={(answer, values) => {
          dispatch(showAnswer(id, answer));
          if ((answer.thanks ?? '') === values.thanks.trim()) onOpenChange(false);
          else setIsHeld(true);
        }}
      >
        <TextAreaField name="thanks" label="Your thank-you note" optional />
      </Form>
    </Dialog>
  );
}
