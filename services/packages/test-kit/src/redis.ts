import { randomUUID } from 'node:crypto';
import { provided } from './provided.ts';

const prefix = `t-${randomUUID().slice(0, 8)}`;

/** Redis of this test run: `redis://` URL or the path of a socket. It is shared: keep to `queuePrefix()`. */
export const redisUrl = (): string => provided('redisUrl');

/** Prefix of queues that no other test file uses. */
export const queuePrefix = (): string => prefix;
