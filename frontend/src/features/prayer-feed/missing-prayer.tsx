import { Button } from '../../components/ui/button.tsx';

/** Shown after the page stopped waiting for the prayer in the address. */
export function MissingPrayer({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-gold pl-5">
      <output className="measure">
        The prayer you came for is not in the feed, or not yet. One that was just shared appears as
        soon as it is ready; nothing is lost.
      </output>
      <Button variant="outline" onClick={onRetry}>
        Look again
      </Button>
    </div>
  );
}
