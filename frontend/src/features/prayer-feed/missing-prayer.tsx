import { Button } from '../../components/ui/button.tsx';

/** Shown after the page stopped waiting for the prayer in the address. */
export function MissingPrayer({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-gold pl-5">
      <output className="measure">
        We could not find that prayer in the feed. If it was just shared, it will appear as soon as
        it is ready. Nothing is lost.
      </output>
      <Button variant="outline" onClick={onRetry}>
        Check again
      </Button>
    </div>
  );
}
