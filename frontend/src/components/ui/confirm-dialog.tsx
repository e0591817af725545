import { Suspense, useState } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import type { ConfirmSheetProps } from './confirm-sheet.tsx';

const ConfirmSheet = lazyNamed(() => import('./confirm-sheet.tsx'), 'ConfirmSheet');

/**
 * Confirms an action that is hard to undo. Opened by a button or a menu, which gets the focus back. Its code loads when
 * it is first opened.
 */
export function ConfirmDialog(props: ConfirmSheetProps) {
  const [isUsed, setUsed] = useState(false);
  if (props.open && !isUsed) setUsed(true);
  if (!isUsed && !props.open) return null;
  return (
    <Suspense>
      <ConfirmSheet {...props} />
    </Suspense>
  );
}
