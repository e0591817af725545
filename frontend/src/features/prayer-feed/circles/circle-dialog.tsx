import { foundCircle, renameCircle, type CircleSummary } from '@kbf/contracts';
import { Form } from '../../../components/form/form.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { circlesTag } from './circles-api.ts';

type CircleDialogProps = {
  /** The circle to rename; undefined for a new one. */
  circle?: Pick<CircleSummary, 'id' | 'name' | 'line'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: (id: string) => void;
};

const fields = foundCircle.body.omit({ requestId: true });

/** The name and line of a circle: for a new one, or changed by the person who leads it. */
export function CircleDialog({ circle, open, onOpenChange, onSaved }: CircleDialogProps) {
  const words = (
    <>
      <TextField name="name" label="Name" hint="For example, your trade or your town." />
      <TextField name="line" label="What brings you together" hint="One line." />
    </>
  );
  const common = {
    defaults: { name: circle?.name ?? '', line: circle?.line ?? '' },
    changes: [circlesTag],
    pendingLabel: 'Saving...',
    onSent: ({ id }: { id: string }) => {
      onOpenChange(false);
      onSaved?.(id);
    },
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={circle ? 'Rename the circle' : 'Start a circle'}
      description="Only the people in the circle and those you invite can see this."
    >
      {circle ? (
        <Form call={renameCircle} params={{ id: circle.id }} submitLabel="Save" {...common}>
          {words}
        </Form>
      ) : (
        <Form
          call={foundCircle}
          schema={fields}
          toBody={(values) => values}
          draft="new-circle"
          submitLabel="Start the circle"
          {...common}
        >
          {words}
        </Form>
      )}
    </Dialog>
  );
}
