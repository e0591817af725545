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
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
    skipped: all.reduce((total, one) => total + one.skipped, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** The last lines of a run: failures, then one line of figures. */
export function closingLines(counts: Counts): string {
  const list = counts.failures.map((failure) => `FAILED ${failure}\n`).join('');
  return `${list}${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}
