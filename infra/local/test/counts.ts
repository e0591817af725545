export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const passed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const failed: Counts = { passed: 0, failed: 1, skipped: 0 };

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, one) => total + one.passed, 0),
    failed: all.reduce((total, one) => total + one.failed, 0),
    skipped: all.reduce((total, one) => total + one.skipped, 0),
  };
}

/** The last line of a run. */
export function closingLine(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}
