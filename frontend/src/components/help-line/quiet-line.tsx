import { X } from 'lucide-react';
import { Suspense } from 'react';
import { closeQuietLine, useQuietLine } from '../../lib/care/quiet-line.ts';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { loadCode } from '../../lib/load-code.ts';
import { DangerLine } from './danger-line.tsx';

// Where a person writes it is there already; other pages never need it.
const CareLine = lazyNamed(
  () => loadCode(() => import('./care-line.tsx')).catch(() => ({ CareLine: DangerLine })),
  'CareLine',
);

type QuietLineProps = {
  /** Every other place is in front of this one. */
  isBehind?: boolean;
  className?: string;
};

/**
 * A place where the quiet line of help can stand: at the lower edge of what one sees, so that it is there without
 * scrolling for as long as one reads, and moves nothing. Bars that stand there already, and dialogs, have a place of
 * their own.
 */
export function QuietLine({ isBehind = false, className = '' }: QuietLineProps) {
  const { line, isNews } = useQuietLine(isBehind);
  return (
    // Always there, so that screen readers hear the line when it comes; while empty it takes no room.
    <div aria-live={isNews ? 'polite' : 'off'} data-print="no" className={className}>
      {line && (
        <div key={line.id} className="flex items-start justify-between gap-2 py-3">
          <Suspense>
            <CareLine care={line.care} />
          </Suspense>
          <button
            type="button"
            aria-label="Close this line"
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
