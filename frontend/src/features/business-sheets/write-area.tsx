import { useId, type CSSProperties } from 'react';

export type Writing = {
  answers: Readonly<Record<string, string>>;
  write: (name: string, text: string) => void;
};

type WriteAreaProps = Writing & {
  name: string;
  rows: number;
  label: string;
  isLabelShown?: boolean;
  /** Number of rows on paper, if different. */
  printedRows?: number;
};

const lines = (count: number) => ({ '--lines': count }) as CSSProperties;

/**
 * Ruled lines to fill in on screen or by hand on paper. In print, the text itself is shown, so that a long one is not
 * cut off.
 */
export function WriteArea({
  answers,
  write,
  name,
  rows,
  label,
  isLabelShown,
  printedRows,
}: WriteAreaProps) {
  const id = useId();
  const text = answers[name] ?? '';
  return (
    <>
      <label htmlFor={id} className={isLabelShown ? 'font-semibold' : 'sr-only'}>
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={rows}
        value={text}
        onChange={({ target }) => write(name, target.value)}
        style={lines(rows)}
        className="ruled block w-full resize-none field-sizing-content bg-transparent px-1 [overflow-wrap:anywhere] focus-visible:bg-gold/8 print:hidden"
      />
      <div
        aria-hidden="true"
        dir="auto"
        style={lines(printedRows ?? rows)}
        className="ruled hidden px-1 [overflow-wrap:anywhere] whitespace-pre-wrap print:block"
      >
        {text}
      </div>
    </>
  );
}
