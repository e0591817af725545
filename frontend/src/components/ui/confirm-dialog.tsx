import { Suspense, useState } from 'react';
import { lazyNamed } from '../../lib/lazy-named.ts';

const ConfirmSheet = lazyNamed(() => import('./confirm-sheet.tsx'), 'ConfirmSheet');

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, short: "Delete this prayer?" */
  title: string;
  /** What it means and whether it can be undone. */
  description: string;
  /** Names the act again: "Delete", never "OK". */
  confirmLabel: string;
  /** The dialog stays, with the button pending, until it is done; on failure it says so and can be tried again. */
  onConfirm: () => Promise<unknown>;
  /** Once it is done and the question is gone: puts the focus where the page goes on, if what opened it goes, too. */
  onDone?: (() => void) | undefined;
  danger?: boolean;
  /** Where the focus goes when what opened the dialog is gone by then. */
  returnTo?: () => HTMLElement | null | undefined;
};

/**
 * Asks before something that is hard to undo. Opened by a button or a menu, to which the focus comes back. Its code
 * comes when it is first opened.
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
