import { type ServiceName, serviceNames } from '@kbf/contracts';
import { type ProcessName, keyEnvironment } from '@kbf/process-kit';
import { onlyFor } from '../../settings/settings.ts';
import type { Place } from './places.ts';
import type { Secrets } from './secrets.ts';

export interface EnvironmentInput {
  secrets: Secrets;
  places: readonly Place[];
  publicOrigin: string;
  redisUrl: string;
  queuePrefix: string;
  databaseUrls: Partial<Record<ServiceName, string>>;
  /** Additional settings, for `all` or for one process. */
  extra: Partial<Record<ProcessName | 'all', Record<string, string>>>;
}

/** Variables that a process needs from the system; the rest of our environment is not passed on. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'];

/**
 * Returns memory to the system. For photos: few arenas, and large separate blocks. For new objects: a small young
 * generation (megabytes), which is collected more often.
 */
export const allocator = {
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The complete environment of one process: its own settings (infra/settings) and no others. */
export function environmentOf(place: Place, input: EnvironmentInput): Record<string, string> {
  const { name } = place;
  const system = inherited.flatMap((key) => {
    const value = process.env[key];
    return value === undefined ? [] : [[key, value]];
  });
  const databaseUrl = name === 'gateway' ? undefined : input.databaseUrls[name];
  const offered = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(place.port),
    OPS_PORT: String(place.opsPort),
    PUBLIC_ORIGIN: input.publicOrigin,
    REDIS_URL: input.redisUrl,
    QUEUE_PREFIX: input.queuePrefix,
    DELIVERY: 'outbox',
    ...addresses(input.places),
    ROLES: 'http,worker',
    // There is no other instance to take over.
    ENDING_GRACE_MS: '0',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...keyEnvironment(input.secrets, name),
    ...input.extra.all,
  };
  return {
    ...Object.fromEntries(system),
    ...allocator,
    ...onlyFor(name, offered),
    ...input.extra[name],
  };
}

/** `AUTH_URLS` with every instance for the gateway, `AUTH_URL` with the first for services. */
function addresses(places: readonly Place[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const service of serviceNames) {
    const own = places.filter((place) => place.name === service);
    const urls = own.map((place) => `http://127.0.0.1:${place.port}`);
    if (urls.length === 0) continue;
    found[`${service.toUpperCase()}_URLS`] = urls.join(',');
    found[`${service.toUpperCase()}_URL`] = urls[0]!;
  }
  return found;
}
