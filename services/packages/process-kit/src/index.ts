export {
  ConfigError,
  httpServiceConfig,
  httpUrl,
  generatedKey,
  generatedSecret,
  jsonText,
  keyList,
  operatorSecret,
  operatorSetting,
  privateKey,
  processConfig,
  processRole,
  readConfig,
  redisConfig,
  secretKey,
  serviceConfig,
  urlList,
} from './config.ts';
export type { HttpServiceConfig, ProcessRole, ServiceConfig } from './config.ts';
export { checkRedis } from './check-redis.ts';
export { poolSize } from './deployment-problems.ts';
export { refuseWrongClock } from './refuse-wrong-clock.ts';
export { createLogger } from './logging.ts';
export type { Logger } from './logging.ts';
export { generateKeys, generateReaderKeys, readPrivateKey, readPublicKey } from './keys.ts';
export type { KeyPair } from './keys.ts';
export { identityHeader, processNames, serviceHeader } from '@kbf/contracts';
export type { ProcessName } from '@kbf/contracts';
export { keyEnvironment, makeProcessKeys } from './process-keys.ts';
export type { ProcessKeys } from './process-keys.ts';
export { SealError, open, seal } from './seal-text.ts';
export { createTokenSigner, createTokenVerifier } from './signed-token.ts';
export {
  anonymous,
  createIdentitySigner,
  createIdentityVerifier,
  identityLifetimeMs,
} from './identity.ts';
export type { Identity } from './identity.ts';
export { createServiceSigner, createServiceVerifier } from './service-identity.ts';
export { Counter, Gauge, Histogram, createMetrics, loopSampleMs } from './metrics.ts';
export type { Metrics } from './metrics.ts';
export {
  beginSpan,
  endHttpSpan,
  endSpan,
  exportTraces,
  inSpan,
  traceHeader,
  traceHeaders,
  traceparent,
} from './trace.ts';
export type { Span } from './trace.ts';
export { startOpsServer } from './ops-server.ts';
export type { OpsServer } from './ops-server.ts';
export { isDatabaseAway } from './is-database-away.ts';
export { isServiceAway } from './is-service-away.ts';
export { connectRedis } from './connections.ts';
export { createPool } from './create-pool.ts';
export { repeatUndone } from './repeat-undone.ts';
export { runProcess } from './run-process.ts';
export type { Running } from './run-process.ts';
export { createDeck } from './deck.ts';
export { shareChecks, shareQuestions } from './share-checks.ts';
export { markPlaces } from './mark-places.ts';
export { etagMatches } from './etag-matches.ts';
export { networkOf, networksOf } from './network-of.ts';
export { escapeHtml } from './escape-html.ts';
export { findLocalModel, localModelUrl } from './find-local-model.ts';
export type { LocalModel } from './find-local-model.ts';
