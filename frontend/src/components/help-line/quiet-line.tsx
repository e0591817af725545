import { X } from 'lucide-react';
import { Suspense } from 'react';
import { closeQuietLine, useQuietLine } from '../../lib/care/quiet-line.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { loadCode } from '../../lib/browser/load-code.ts';
import { DangerLine } from './danger-line.tsx';

// It is already loaded where a person writes; other pages never need it.
const CareLine = lazyNamed(
  () => loadCode(() => import('./care-line.tsx')).catch(() => ({ CareLine: DangerLine })),
  'CareLine',
);

type QuietLineProps = {
  /** All other places are in front of this one. */
  isBehind?: boolean;
  className?: string;
};

/**
 * A place for the quiet help line: at the lower edge of the screen, so that it is visible without scrolling and moves
 * nothing. Bars at that edge, and dialogs, have their own place.
 */
export function QuietLine({ isBehind = false, className = '' }: QuietLineProps) {
  const { line, isNews } = useQuietLine(isBehind);
  return (
    // Always in the DOM, so that screen readers announce the line; while empty it takes no space.
    <div aria-live={isNews ? 'polite' : 'off'} data-print="no" className={className}>
      {line && (
        <div key={line.id} className="flex items-start justify-between gap-2 py-3">
          <Suspense>
            <CareLine care={line.care} />
          </Suspense>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={closeQuietLine}
            className="-mt-2 -mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-quiet hover:bg-ink/5 hover:text-ink"
          >
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
