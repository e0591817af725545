import { AlertDialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { Button } from './button.tsx';
import { Veil } from './veil.tsx';

const sheet =
  'fixed inset-x-0 bottom-0 z-50 rounded-t-md bg-surface px-6 pt-6 pb-8 shadow-float focus:outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(28rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md sm:pb-6';

type ConfirmButtonProps = {
  children: ReactNode;
  /** The question, short: "Delete this prayer?" */
  title: string;
  /** What it means and whether it can be undone. */
  description: string;
  /** Names the act again: "Delete", never "OK". */
  confirmLabel: string;
  /** The dialog stays, with the button pending, until it is done; on failure it says so and can be tried again. */
  onConfirm: () => Promise<unknown>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  'aria-label'?: string;
};

/** A button for what is hard to undo: it asks first, and the focus comes back to it. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    children,
    title,
    description,
    confirmLabel,
    onConfirm,
    variant = 'outline',
    ...rest
  } = props;
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');

  async function confirm() {
    setState('pending');
    try {
      await onConfirm();
      setOpen(false);
      setState('asking');
    } catch {
      setState('failed');
    }
  }
  function change(next: boolean) {
    if (state === 'pending') return;
    setState('asking');
    setOpen(next);
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Trigger asChild>
        <Button {...rest} variant={variant}>
          {children}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <Veil />
        <AlertDialog.Content className={sheet}>
          <AlertDialog.Title className="display text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-quiet">
            {description}
          </AlertDialog.Description>
          {state === 'failed' && (
            <p role="alert" className="mt-3 font-semibold text-clay">
              That did not work. Nothing has changed; try again.
            </p>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="outline" disabled={state === 'pending'}>
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <Button
              variant={variant === 'danger' ? 'danger' : 'primary'}
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
