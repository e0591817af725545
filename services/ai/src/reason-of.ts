/** The kind of failure for a log. The message is left out, because it may repeat a person's words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;
