import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { usePutAgeMutation } from './age-api.ts';

type AgeDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The answer is stored. */
  onAnswer?: (isAdult: boolean) => void;
};

/** Asks once whether the person is 18 or older. */
export function AgeDialog({ open, onOpenChange, onAnswer }: AgeDialogProps) {
  const [put, { isLoading, error }] = usePutAgeMutation();
  async function say(isAdult: boolean) {
    const answer = await put({ isAdult });
    if (answer.error) return;
    onOpenChange(false);
    onAnswer?.(isAdult);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Are you 18 or older?"
      description="Prayer circles and private chats are for adults. We ask once, and keep only your answer."
      actions={
        <>
          <Button variant="outline" disabled={isLoading} onClick={() => void say(false)}>
            I am under 18
          </Button>
          <Button pending={isLoading} pendingLabel="Saving..." onClick={() => void say(true)}>
            I am 18 or older
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="font-semibold text-clay">
          {readableMessage(error as ApiError)}
        </p>
      )}
    </Dialog>
  );
}
