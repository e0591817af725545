import { z } from 'zod';
import { deploymentProblems } from './deployment-problems.ts';
import { isPrivateKey, isPublicKey, isReaderPrivateKey, isReaderPublicKey } from './keys.ts';

/** Thrown at start when the environment is invalid. The message lists all problems. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads a process's configuration from the environment. Empty variables count as missing, because compose files set
 * them.
 * @throws {ConfigError} with one line per missing or wrong variable; values are never printed
 */
export function readConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined> = process.env,
): z.output<S> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  const problems = result.success
    ? deploymentProblems(result.data as Parameters<typeof deploymentProblems>[0])
    : result.error.issues.map((issue) => {
        const name = issue.path.join('.');
        const isMissing =
          issue.message.startsWith('Invalid input') &&
          issue.path.length === 1 &&
          present[name] === undefined;
        return `${name}: ${isMissing ? 'is missing' : issue.message}`;
      });
  if (result.success && problems.length === 0) return result.data;
  const lines = problems.map((problem) => `  ${problem}`);
  throw new ConfigError(
    `configuration is not usable (infra/docs/operations.md explains it):\n${lines.join('\n')}`,
  );
}

/** Roles of a process: `http` answers calls, `worker` processes events. */
export const processRole = z.enum(['http', 'worker']);
export type ProcessRole = z.infer<typeof processRole>;

const commaList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(1)).min(1));

/** An http(s) address. `localhost:8080` without `http://` is refused, although it parses as a URL. */
export const httpUrl = z.url({ protocol: /^https?$/, error: 'is no http:// or https:// address' });

/** A comma-separated list of addresses. */
export const urlList = commaList.pipe(z.array(httpUrl));

const publicKey = z
  .string()
  .refine(isPublicKey, { message: 'is no public key (SPKI, DER, base64url)' });
/** A private key for signatures (base64url). */
export const privateKey = z
  .string()
  .refine(isPrivateKey, { message: 'is no private key (PKCS#8, DER, base64url)' });

/** A comma-separated list of public keys (base64url). */
export const keyList = commaList.pipe(z.array(publicKey));

/** A setting in JSON; pipe it into the schema of its content. */
export const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

const readerPrivateKey = z
  .string()
  .refine(isReaderPrivateKey, { message: 'is no private X25519 key (PKCS#8, DER, base64url)' });
const readerPublicKey = z
  .string()
  .refine(isReaderPublicKey, { message: 'is no public X25519 key (SPKI, DER, base64url)' });

/** Of 32 random bytes about 30 are distinct. Keys written by hand have few. */
const leastDistinctBytes = 12;

/** 32 random bytes, base64url. */
export const secretKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64url'))
  .refine((key) => key.length === 32, { message: 'is not 32 bytes in base64url' })
  .refine((key) => new Set(key).size >= leastDistinctBytes, {
    message: 'is not random: make it with `docker compose run --rm secrets`',
  });

/** Describes a setting that the operator may set. For `meta()`, as the last call of a schema. */
export const operatorSetting = (description: string) => ({ from: 'operator', description });
/** The same for a setting whose value must not appear in logs or lists. */
export const operatorSecret = (description: string) => ({
  ...operatorSetting(description),
  isSecret: true,
});
/** Describes a key that is generated once and kept. */
export const generatedKey = (description: string) => ({ from: 'keys', description });
export const generatedSecret = (description: string) => ({
  ...generatedKey(description),
  isSecret: true,
});
/** Describes a secret from the program that starts the processes. Its other settings only need `describe()`. */
const startSecret = (description: string) => ({ description, isSecret: true });

const port = z.coerce.number().int().min(0).max(65535);
const milliseconds = z.coerce.number().int().min(0);

/** Settings of every process. */
export const processConfig = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('production')
    .describe('The mode that libraries read'),
  HOST: z.string().default('127.0.0.1').describe('Address it listens on'),
  PORT: port.describe('Port it listens on'),
  OPS_PORT: port.describe('Port of /livez, /readyz and /metrics'),
  OPS_HOST: z.string().default('127.0.0.1').describe('The same for health and metrics'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta(operatorSetting('The lowest level that is logged')),
  PUBLIC_ORIGIN: httpUrl
    .transform((url) => new URL(url).origin)
    .meta(operatorSetting('The public address of the site; cookies, links and headers follow it')),
  ENDING_GRACE_MS: milliseconds
    .max(30_000)
    .default(5_000)
    .describe(
      'How long a process that is shutting down reports that it is not ready but still takes calls',
    ),
  LOOP_STILL_MS: milliseconds
    .default(15_000)
    .describe('A process whose event loop is blocked this long is stopped; 0 for never'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .meta(
      operatorSetting(
        'A collector that gets traces (OpenTelemetry, OTLP over HTTP); none by default',
      ),
    ),
  SERVICE_SIGNING_KEY: privateKey.meta(
    generatedSecret('Signs calls to other services, and events'),
  ),
});

/** Additional settings of every service. */
export const httpServiceConfig = processConfig.extend({
  ROLES: z
    .string()
    .default('http,worker')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(processRole).min(1))
    .describe('`http` answers calls, `worker` processes events'),
  IDENTITY_PUBLIC_KEYS: keyList.meta(
    generatedKey('Prove who is asking; two while the key is being changed'),
  ),
  SERVICE_PUBLIC_KEYS: jsonText
    .pipe(z.record(z.string(), z.array(publicKey)))
    .meta(generatedKey('Prove which process is calling, and which service recorded an event')),
});
export type HttpServiceConfig = z.output<typeof httpServiceConfig>;

/** Settings of every process that uses Redis. */
export const redisConfig = {
  REDIS_URL: z
    .string()
    .min(1)
    .meta(
      startSecret('Address of Redis with the password of this process, or the path of its socket'),
    ),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[\w{}-]+$/, 'may hold letters, digits, - and { } only')
    .default('kbf')
    .describe('Prefix of all keys in Redis, so that several installations can share one'),
};

/** Additional settings of every service with a database and a queue. */
export const serviceConfig = httpServiceConfig.extend({
  DATABASE_URL: z
    .string()
    .startsWith('postgres')
    .meta(startSecret('The database of this service and the role that owns it')),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(12)
    .default(40)
    .meta(
      operatorSetting(
        'Connections that PostgreSQL allows; each process gets its share, and ten stay free',
      ),
    ),
  DATABASE_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .default(5)
    .meta(operatorSetting('Processes that share these connections')),
  ...redisConfig,
  EVENT_READING_KEYS: commaList
    .pipe(z.array(readerPrivateKey))
    .meta(
      generatedSecret(
        'Decrypt what events carry for this service; the first is in use, the others are old',
      ),
    ),
  EVENT_READER_PUBLIC_KEYS: jsonText
    .pipe(z.record(z.string(), readerPublicKey))
    .meta(generatedKey('Encrypt what events carry for one service only')),
});
export type ServiceConfig = z.output<typeof serviceConfig>;
