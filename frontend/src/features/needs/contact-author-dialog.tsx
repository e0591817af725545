import type { ContactWay } from '@kbf/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { ShareChoice } from './need-share-choice.tsx';

type ContactDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  submitLabel: string;
  /** Rejects when it was not sent. */
  onSubmit: (shares: ContactWay[]) => Promise<unknown>;
};

/** Asks which contact data the other person may see, before a request for contact or an agreement to one. */
export function ContactDialog(props: ContactDialogProps) {
  const { open, onOpenChange, title, description, submitLabel, onSubmit } = props;
  const [chosen, setChosen] = useState<ContactWay[]>(['phone']);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<ApiError>();

  async function submit() {
    setIsPending(true);
    setProblem(undefined);
    try {
      await onSubmit(chosen);
      onOpenChange(false);
    } catch (error) {
      setProblem(error as ApiError);
    }
    setIsPending(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0}
            pending={isPending}
            pendingLabel="Sending..."
            onClick={() => void submit()}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <ShareChoice chosen={chosen} onChoose={setChosen} />
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-clay">
          {readableMessage(problem)}
        </p>
      )}
    </Dialog>
  );
}
