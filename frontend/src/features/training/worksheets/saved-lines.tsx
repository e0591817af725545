import { limits } from '@kbf/contracts';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { TextInput } from '../../../components/ui/text-input.tsx';
import { linesIn } from '../progress/merged-progress.ts';
import { useTraining } from '../progress/use-training.tsx';

type SavedLinesProps = {
  /** Path of the leaf that stores all lines. */
  path: string;
  title: string;
  hint?: ReactNode;
  /** Number of lines, filled in or not. */
  count: number;
  /** Label of one line: "Good behavior". */
  lineLabel: string;
  placeholder?: string;
};

/** The lines up to the last one with text. */
function withoutEmptyEnd(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(0, last + 1);
}

/** A numbered list to fill in. Enter moves to the next line; entries are saved while typing. */
export function SavedLines(props: SavedLinesProps) {
  const { path, title, hint, count, lineLabel, placeholder } = props;
  const { sync, progress } = useTraining();
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const lines = linesIn(progress, path);

  function write(index: number, text: string) {
    const all = Array.from({ length: count }, (_, at) => (at === index ? text : (lines[at] ?? '')));
    sync.write(path, withoutEmptyEnd(all));
  }
  function goOn({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    const fields = [...(list.current?.querySelectorAll('input') ?? [])];
    fields[fields.indexOf(currentTarget) + 1]?.focus();
  }

  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h3 id={heading} className="display text-xl">
        {title}
      </h3>
      {hint && <p className="mt-1.5 text-sm text-quiet">{hint}</p>}
      <ol ref={list} className="mt-4 flex flex-col gap-2.5">
        {Array.from({ length: count }, (_, index) => (
          // The place in the list is what a line is.
          <li key={index} className="flex items-center gap-3">
            <span aria-hidden="true" className="w-5 shrink-0 text-right text-quiet tabular-nums">
              {index + 1}
            </span>
            <TextInput
              aria-label={`${lineLabel} ${index + 1}`}
              dir="auto"
              maxLength={limits.training.textMax}
              placeholder={index === 0 ? placeholder : undefined}
              value={lines[index] ?? ''}
              onChange={({ target }) => write(index, target.value)}
              onKeyDown={goOn}
              onBlur={() => void sync.flush()}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
