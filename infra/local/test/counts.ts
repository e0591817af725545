export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, for people: parts run side by side, and their own reports stand between each other's lines. */
  failures: readonly string[];
  /** What passed only when it was tried a second time. */
  secondTries: readonly string[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
export const passed: Counts = { ...none, passed: 1 };

/** One failure that is not a test's: a check, or a part that could not be run. */
export const failed = (what: string): Counts => ({ ...none, failed: 1, failures: [what] });

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
    skipped: all.reduce((total, one) => total + one.skipped, 0),
    failures: all.flatMap(({ failures }) => failures),
    secondTries: all.flatMap(({ secondTries }) => secondTries),
  };
}

/** The last lines of a run: what passed only at a second try, what failed, then one line with the figures. */
export function closingLines(counts: Counts): string {
  const list = [
    ...counts.secondTries.map((test) => `SECOND TRY ${test}\n`),
    ...counts.failures.map((failure) => `FAILED ${failure}\n`),
  ].join('');
  return `${list}${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}
