import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import type { FeedPosition } from './use-feed-position.ts';

type FeedTurningProps = Pick<
  FeedPosition,
  'position' | 'total' | 'previous' | 'next' | 'moreFailed'
> & {
  /** Prayers that came since the list was loaded. */
  arrived: number;
  onArrived: () => void;
};

const bar =
  'sticky bottom-0 z-20 -mx-[clamp(1.25rem,4vw,3rem)] border-t border-hairline bg-paper px-[clamp(1.25rem,4vw,3rem)] pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:mx-0 lg:px-0 print:hidden';

/** Previous and next, always within reach of a thumb. What arrives meanwhile is told here and moves nothing. */
export function FeedTurning(props: FeedTurningProps) {
  const { position, total, previous, next, moreFailed, arrived, onArrived } = props;
  return (
    <nav aria-label="Prayers" data-thumb-bar className={bar}>
      <div aria-live="polite" className="absolute inset-x-0 bottom-full flex justify-center">
        {arrived > 0 && (
          <Button onClick={onArrived} className="mb-3 animate-fade-in rounded-full shadow-float">
            {arrived === 1 ? '1 new prayer' : `${arrived} new prayers`}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 items-center gap-x-3 gap-y-1.5 sm:grid-cols-[1fr_auto_1fr]">
        <p
          aria-live="polite"
          className="col-span-2 text-center text-sm text-quiet tabular-nums sm:order-2 sm:col-span-1 sm:px-4"
        >
          {position === undefined ? 'A prayer shared with you' : `Prayer ${position} of ${total}`}
        </p>
        <Button
          variant="outline"
          disabled={!previous}
          onClick={previous}
          className="min-w-0 px-2 sm:order-1 sm:justify-self-start sm:px-5"
        >
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden="true" className="-ml-1 shrink-0" />
          Previous Prayer
        </Button>
        <Button
          variant="outline"
          disabled={!next}
          onClick={next}
          className="min-w-0 px-2 sm:order-3 sm:justify-self-end sm:px-5"
        >
          Next Prayer
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden="true" className="-mr-1 shrink-0" />
        </Button>
      </div>
      {moreFailed && (
        <p role="alert" className="mt-1 text-right text-sm font-semibold text-clay">
          The next prayers did not load, try again.
        </p>
      )}
    </nav>
  );
}
