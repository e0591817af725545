import { Button } from './button.tsx';

type PaginationProps = {
  /** The name of the items: "members". */
  of: string;
  /** Position of the first and last row shown, from 1, and the total. */
  from: number;
  to: number;
  total: number;
  onPrevious?: () => void;
  onNext?: () => void;
  isFetching?: boolean;
};

const count = new Intl.NumberFormat('en-US');

/** Navigation through the pages of a list. At an end, the button stays in place, disabled. */
export function Pagination({
  of,
  from,
  to,
  total,
  onPrevious,
  onNext,
  isFetching,
}: PaginationProps) {
  const shown =
    total === 0
      ? `No ${of}`
      : `${count.format(from)} to ${count.format(to)} of ${count.format(total)} ${of}`;
  return (
    <nav
      aria-label={`Pages of ${of}`}
      className="mt-5 flex flex-wrap items-center justify-between gap-3"
    >
      <p aria-live="polite" className="text-sm text-quiet tabular-nums">
        {shown}
      </p>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={!onPrevious || isFetching}
          onClick={onPrevious}
        >
          Previous
        </Button>
        <Button variant="outline" size="sm" disabled={!onNext || isFetching} onClick={onNext}>
          Next
        </Button>
      </div>
    </nav>
  );
}
