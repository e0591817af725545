import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { QuietLine } from '../../components/help-line/quiet-line.tsx';
import { Button } from '../../components/ui/button.tsx';

type FeedTurningProps = {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** The next prayers could not be loaded. */
  moreFailed: boolean;
  labels: { previous: string; next: string; counter: string };
  /** Shown at the lower end of the bar, next to the thumb. */
  act: ReactNode;
  /** Shown above the bar: news that moves no content. */
  children?: ReactNode;
};

const bar =
  'sticky bottom-0 z-20 -mx-[clamp(1.25rem,4vw,3rem)] border-t border-hairline bg-paper px-[clamp(1.25rem,4vw,3rem)] pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:px-0 print:hidden';
const chevron = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

const chevronStyle = 'shrink-0 max-[22rem]:hidden';

/** Previous and next, always in reach of a thumb. */
export function FeedTurning(props: FeedTurningProps) {
  const { previous, next, moreFailed, labels, act, children } = props;
  return (
    <nav aria-label="Prayers" data-thumb-bar className={bar}>
      <div aria-live="polite" className="absolute inset-x-0 bottom-full flex justify-center">
        {children}
      </div>
      <QuietLine />
      <div className="grid grid-cols-2 items-center gap-x-3 gap-y-1.5 sm:grid-cols-[1fr_auto_1fr]">
        <p
          aria-live="polite"
          className="col-span-2 text-center text-sm text-quiet tabular-nums sm:order-2 sm:col-span-1 sm:px-4"
        >
          {labels.counter}
        </p>
        <Button
          variant="outline"
          disabled={!previous}
          onClick={previous}
          className="gap-1 px-1 text-sm whitespace-nowrap sm:order-1 sm:justify-self-start sm:px-5 sm:text-base"
        >
          <ChevronLeft {...chevron} className={chevronStyle} />
          {labels.previous}
        </Button>
        <Button
          variant="outline"
          disabled={!next}
          onClick={next}
          className="gap-1 px-1 text-sm whitespace-nowrap sm:order-3 sm:justify-self-end sm:px-5 sm:text-base"
        >
          {labels.next}
          <ChevronRight {...chevron} className={chevronStyle} />
        </Button>
      </div>
      {moreFailed && (
        <p role="alert" className="mt-1 text-right text-sm font-semibold text-clay">
          The next prayers did not load. Try again.
        </p>
      )}
      {act}
    </nav>
  );
}
