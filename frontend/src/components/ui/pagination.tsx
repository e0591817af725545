import { Button } from './button.tsx';

type PaginationProps = {
  /** What is listed: "members". */
  of: string;
  /** Position of the first and last row shown, from 1, and how many there are in all. */
  from: number;
  to: number;
  total: number;
  onPrevious?: () => void;
  onNext?: () => void;
  isFetching?: boolean;
};

const count = new Intl.NumberFormat('en-US');

/** The way through a list by pages. Where there is no way on, the button stays in its place and says so. */
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
