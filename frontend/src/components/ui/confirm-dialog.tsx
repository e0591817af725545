import { Suspense, useState } from 'react';
import { lazyNamed } from '../../lib/lazy-named.ts';

const ConfirmSheet = lazyNamed(() => import('./confirm-sheet.tsx'), 'ConfirmSheet');

export type ConfirmDialogProps = {
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

/**
 * Confirms an action that is hard to undo. Opened by a button or a menu, which gets the focus back. Its code loads when
 * it is first opened.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.open && !isUsed) setUsed(true);
  if (!isUsed && !props.open) return null;
  return (
    <Suspense>
      <ConfirmSheet {...props} />
    </Suspense>
  );
}
