import { AlertDialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Veil } from './veil.tsx';

const sheet =
  'fixed inset-x-0 bottom-0 z-50 rounded-t-md bg-surface px-6 pt-6 pb-8 shadow-float focus:outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(28rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md sm:pb-6';

export type ConfirmSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, short: "Delete this prayer?" */
  title: string;
  /** What happens, and whether it can be undone. */
  description: string;
  /** Repeats the action: "Delete", never "OK". */
  confirmLabel: string;
  /**
   * The dialog stays open, with the button pending, until it is done. On failure it shows the error and can be retried.
   */
  onConfirm: () => Promise<unknown>;
  /** After it is done and the dialog has closed: moves the focus if the opening element disappears too. */
  onDone?: (() => void) | undefined;
  danger?: boolean;
  /** Where the focus goes if the opening element is gone by then. */
  returnTo?: () => HTMLElement | null | undefined;
};

/** The sheet of a `ConfirmDialog`. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, danger } = props;
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');
  const isDone = useRef(false);
  const [opener, setOpener] = useState<Element | null>(null);

  async function confirm() {
    setState('pending');
    try {
      await onConfirm();
      isDone.current = true;
      onOpenChange(false);
      setState('asking');
    } catch {
      setState('failed');
    }
  }
  function change(next: boolean) {
    if (state === 'pending') return;
    setState('asking');
    onOpenChange(next);
  }
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (isDone.current && props.onDone) {
      isDone.current = false;
      return props.onDone();
    }
    const isThere = opener instanceof HTMLElement && opener.isConnected;
    return (isThere ? opener : props.returnTo?.())?.focus();
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <Veil />
        <AlertDialog.Content
          onOpenAutoFocus={() => setOpener(document.activeElement)}
          onCloseAutoFocus={giveBack}
          className={sheet}
        >
          <AlertDialog.Title className="display text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-quiet">
            {description}
          </AlertDialog.Description>
          {state === 'failed' && (
            <p role="alert" className="mt-3 font-semibold text-clay">
              That did not work. Nothing has changed. Please try again.
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="outline" disabled={state === 'pending'}>
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              pending={state === 'pending'}
              pendingLabel={`${confirmLabel}...`}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
