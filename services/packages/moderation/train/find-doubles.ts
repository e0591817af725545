import { readText } from '../src/care/read-text.ts';
import type { Message } from './read-corpus.ts';

const runLength = 4;
/** Share of common word runs from which two messages are near-duplicates. */
const nearly = 0.5;
const fewestRuns = 2;

function runsOf({ text }: Message): Set<string> {
  const { words } = readText(text);
  return new Set(
    words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(' ')),
  );
}

/** For each message, whether an earlier one among the first `first` says almost the same. */
function repeats(messages: readonly Message[], first = messages.length): boolean[] {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  return messages.map((message, at) => {
    const runs = runsOf(message);
    sizes.push(runs.size);
    const shared = new Map<number, number>();
    for (const run of runs) {
      const there = holders.get(run) ?? [];
      for (const other of there) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(run, [...there, at]);
    }
    return [...shared].some(
      ([other, count]) =>
        other < first &&
        count >= fewestRuns &&
        count / Math.min(runs.size, sizes[other] ?? 0) >= nearly,
    );
  });
}

const count = (list: readonly boolean[]): number => list.filter(Boolean).length;

/**
 * Number of near-duplicates: within the training side, and between the frozen and the training side. Counts only, so
 * that no frozen text is shown.
 */
export function findDoubles(train: readonly Message[], frozen: readonly Message[]) {
  const all = repeats([...train, ...frozen], train.length);
  return { within: count(all.slice(0, train.length)), across: count(all.slice(train.length)) };
}
