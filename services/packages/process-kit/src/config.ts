import { z } from 'zod';
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
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`configuration is not usable:\n${lines.join('\n')}`);
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
const privateKey = z
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

/** 32 random bytes, base64url. */
export const secretKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64url'))
  .refine((key) => key.length === 32, { message: 'is not 32 bytes in base64url' });

/** Settings of every process. */
export const processConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  OPS_PORT: z.coerce.number().int().min(0).max(65535),
  OPS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_ORIGIN: httpUrl.transform((url) => new URL(url).origin),
  /** A process that ends is first marked not ready, and still takes calls for this long (milliseconds). */
  ENDING_GRACE_MS: z.coerce.number().int().min(0).max(30_000).default(5_000),
  /** A process whose event loop is blocked for this long is ended (milliseconds); 0 for never. */
  LOOP_STILL_MS: z.coerce.number().int().min(0).default(15_000),
});

/** Additional settings of every service. */
export const httpServiceConfig = processConfig.extend({
  ROLES: z
    .string()
    .default('http,worker')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(processRole).min(1)),
  IDENTITY_PUBLIC_KEYS: keyList,
  SERVICE_SIGNING_KEY: privateKey,
  SERVICE_PUBLIC_KEYS: jsonText.pipe(z.record(z.string(), z.array(publicKey))),
});
export type HttpServiceConfig = z.output<typeof httpServiceConfig>;

/** Additional settings of every service with a database and a queue. */
export const serviceConfig = httpServiceConfig.extend({
  DATABASE_URL: z.string().startsWith('postgres'),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  REDIS_URL: z.string().min(1),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[\w{}-]+$/, 'may hold letters, digits, - and { } only')
    .default('kbf'),
  /** Keys that open event fields sealed for this service. The first is current; the others open older fields. */
  EVENT_READING_KEYS: commaList.pipe(z.array(readerPrivateKey)),
  /** The public key per service to which event fields may be sealed. */
  EVENT_READER_PUBLIC_KEYS: jsonText.pipe(z.record(z.string(), readerPublicKey)),
});
export type ServiceConfig = z.output<typeof serviceConfig>;
