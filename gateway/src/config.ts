import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import { jsonText, processConfig, secretKey, urlList } from '@kbf/process-kit';
import { z } from 'zod';
import { gatewayLimits } from '../plugin/gateway-limits.ts';

const checkout = join(import.meta.dirname, '../..');
const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

const privateKey = z.string().refine(isPrivateKey, { message: 'is no private key' });

/** Configuration of the gateway. */
export const gatewayConfig = processConfig
  .extend({
    AUTH_URLS: urlList,
    COMMUNITY_URLS: urlList,
    INTAKE_URLS: urlList,
    AI_URLS: urlList,
    LIBRARY_URLS: urlList,
    NOTIFICATIONS_URLS: urlList,
    REDIS_URL: z.string().min(1),
    QUEUE_PREFIX: z
      .string()
      .regex(/^[\w{}-]+$/)
      .default('kbf'),
    IDENTITY_SIGNING_KEY: privateKey,
    SERVICE_SIGNING_KEY: privateKey,
    VISITOR_KEY: secretKey,
    DELIVERY: z.enum(['outbox', 'live']).default('live'),
    OUTBOX_TOKEN: z.string().min(16).optional(),
    /** Our proxies in front of the gateway. Each adds one address to X-Forwarded-For. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** The built pages. */
    SITE_FOLDER: z.string().default(join(checkout, 'frontend/dist')),
    /** Requests of one address (IPv6: /64) in a minute. A page makes about 30; a congregation may share one address. */
    REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(3_000),
    /** New visitor cookies of one address in an hour. */
    VISITORS_PER_HOUR: z.coerce.number().int().min(1).default(300),
    /** Waits and limits that differ from the usual, as JSON, such as {"firstByteMs": 5000}. */
    GATEWAY_LIMITS: jsonText.pipe(gatewayLimits).default(gatewayLimits.parse({})),
  })
  .refine((c) => c.DELIVERY === 'live' || loopbackHosts.has(c.HOST) || c.OUTBOX_TOKEN, {
    path: ['OUTBOX_TOKEN'],
    message: 'is needed for DELIVERY=outbox on an address that others can reach',
  });
export type GatewayConfig = z.output<typeof gatewayConfig>;

function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' });
    return true;
  } catch {
    return false;
  }
}
