/** What went wrong, for a log: the kind of failure alone, as its message may repeat what a person wrote. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;
