export { createScratchDatabase, createTestDatabase } from './database.ts';
export type { TestDatabase } from './database.ts';
export { queuePrefix, redisUrl } from './redis.ts';
export { processNames, testKeys } from './keys.ts';
export type { ProcessName, TestKeys } from './keys.ts';
export { identityHeaders, serviceHeaders } from './headers.ts';
export { freePort } from './free-port.ts';
export { until } from './until.ts';
export type { TestServers } from './provided.ts';
