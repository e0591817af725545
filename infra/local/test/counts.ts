import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failures, listed for people: parts run in parallel, so their own reports are mixed. */
  failures: readonly string[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
export const passed: Counts = { ...none, passed: 1 };

/** A failure that is not a test's: a check, or a part that could not run. */
export const failed = (what: string): Counts => ({ ...none, failed: 1, failures: [what] });

export function sum(all: readonly Counts[]): Counts {
  const total = (of: (one: Counts) => number) => all.reduce((before, one) => before + of(one), 0);
  return {
    passed: total(({ passed: count }) => count),
    failed: total(({ failed: count }) => count),
    skipped: total(({ skipped }) => skipped),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** Characters of a reason: enough to distinguish failures when only the end of a long run is read. */
const mostOfReason = 160;

/** Adds the beginning of the reason, if any. */
export function withReason(title: string, reason = ''): string {
  const plain = stripVTControlCharacters(reason).trim().replaceAll(/\s+/g, ' ');
  return plain === '' ? title : `${title} (${plain.slice(0, mostOfReason)})`;
}

/** The last lines of a run: failures, then one line of figures. */
export function closingLines(counts: Counts): string {
  const list = counts.failures.map((failure) => `FAILED ${failure}\n`).join('');
  return `${list}${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}
