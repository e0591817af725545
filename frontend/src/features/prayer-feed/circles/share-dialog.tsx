import { createPrayer, type Circle } from '@kbf/contracts';
import { Form } from '../../../components/form/form.tsx';
import { TextAreaField } from '../../../components/form/text-area-field.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { feedTag } from '../prayer-feed-api.ts';

type ShareDialogProps = {
  circle: Circle;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const whoSees =
  'The people in this circle will see it with your name. ' +
  'Our admins read it only if a member reports it, or if someone is in immediate danger.';
const fields = createPrayer.body.pick({ userRequest: true });
const own = { type: 'Prayer', id: 'OWN' } as const;

/** A form for a prayer request that only this circle sees. */
export function ShareDialog({ circle, open, onOpenChange }: ShareDialogProps) {
  const { id: circleId } = circle;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="What can the circle pray for?"
      description={whoSees}
    >
      <Form
        call={createPrayer}
        schema={fields}
        toBody={({ userRequest }) => ({
          userRequest,
          audience: 'circle' as const,
          circleId,
          isPublic: false,
          anonymous: false,
        })}
        defaults={{ userRequest: '' }}
        draft={`circle-${circleId}`}
        changes={[feedTag, own]}
        submitLabel="Share with the circle"
        pendingLabel="Sharing..."
        onSent={() => onOpenChange(false)}
      >
        <TextAreaField name="userRequest" label="Your request" rows={6} />
      </Form>
    </Dialog>
  );
}
