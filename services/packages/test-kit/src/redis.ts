import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { provided } from './provided.ts';

const prefixes = new Map<string, string>();

/** Redis of this test run: `redis://` URL or the path of a socket. It is shared: use `queuePrefix()` for all keys. */
export const redisUrl = (): string => provided('redisUrl');

/** A queue prefix that is unique to this test file. */
export function queuePrefix(): string {
  const file = expect.getState().testPath ?? '';
  const prefix = prefixes.get(file) ?? `t-${randomUUID().slice(0, 8)}`;
  prefixes.set(file, prefix);
  return prefix;
}
