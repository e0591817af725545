import { Progress as Parts } from 'radix-ui';

const barStyle =
  'size-full rounded-full bg-olive transition-transform duration-250 ease-out motion-reduce:transition-none forced-colors:bg-[Highlight]';

type ProgressProps = {
  /** What progresses: "Training program". */
  label: string;
  value: number;
  max: number;
  /** The progress in words: "2 of 6 modules". */
  words: string;
};

/** A progress bar, never above its maximum. */
export function Progress({ label, value, max, words }: ProgressProps) {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    // One line on a phone, so that the main content is in the first screen.
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <p className="contents">
        <span className="font-semibold">{label}</span>
        <span className="text-quiet tabular-nums max-md:order-last">{words}</span>
      </p>
      <Parts.Root
        aria-label={label}
        value={Math.round(part * 100)}
        max={100}
        getValueLabel={() => words}
        className="h-2 md:col-span-2 overflow-hidden rounded-full bg-hairline forced-colors:border"
      >
        <Parts.Indicator
          style={{ transform: `translateX(-${100 - part * 100}%)` }}
          className={barStyle}
        />
      </Parts.Root>
    </div>
  );
}
