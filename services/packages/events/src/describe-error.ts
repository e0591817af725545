type Described = { reason: string; at?: string };

/**
 * An error for logs and queues: kind, code and place in our code. Never its message, because messages of databases and
 * validators can quote what a person wrote.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { reason: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const at = error.stack
    ?.split('\n')
    .find((line) => /^\s+at .*\.(ts|js)/.test(line) && !/node:|node_modules/.test(line));
  return { reason: `${error.name}${code}`, at: at?.trim() };
}
