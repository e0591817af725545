import { Button } from './ui/button.tsx';

type LoadMoreProps = {
  /** A list endpoint's hook. */
  of: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
  };
  label: string;
  pendingLabel: string;
};

/** Loads the next page of a list, if any. A failure is shown; the button retries. */
export function LoadMore({ of, label, pendingLabel }: LoadMoreProps) {
  if (!of.hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        size="sm"
        pending={of.isFetchingNextPage}
        pendingLabel={pendingLabel}
        onClick={() => void of.fetchNextPage()}
      >
        {label}
      </Button>
      {of.isError && !of.isFetchingNextPage && (
        <p role="alert" className="text-sm font-semibold text-clay">
          That did not load. Try again.
        </p>
      )}
    </div>
  );
}
