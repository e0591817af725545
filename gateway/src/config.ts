import { join } from 'node:path';
import {
  generatedSecret,
  jsonText,
  operatorSetting,
  privateKey,
  processConfig,
  redisConfig,
  secretKey,
  urlList,
} from '@kbf/process-kit';
import { z } from 'zod';
import { gatewayLimits } from '../plugin/gateway-limits.ts';

const checkout = join(import.meta.dirname, '../..');
const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

const count = z.coerce.number().int().min(1);

/** Configuration of the gateway. */
export const gatewayConfig = processConfig
  .extend({
    AUTH_URLS: urlList.describe('All addresses of auth'),
    COMMUNITY_URLS: urlList.describe('All addresses of community'),
    INTAKE_URLS: urlList.describe('All addresses of intake'),
    AI_URLS: urlList.describe('All addresses of ai'),
    LIBRARY_URLS: urlList.describe('All addresses of library'),
    NOTIFICATIONS_URLS: urlList.describe('All addresses of notifications'),
    ...redisConfig,
    IDENTITY_SIGNING_KEY: privateKey.meta(generatedSecret('Signs who is asking')),
    VISITOR_KEY: secretKey.meta(generatedSecret('Signs visitor cookies')),
    DELIVERY: z
      .enum(['outbox', 'live'])
      .default('live')
      .meta(
        operatorSetting(
          '`outbox` shows texts and emails at /dev/messages and sends none, `live` sends them',
        ),
      ),
    OUTBOX_ON_PUBLIC_ORIGIN: z
      .enum(['refuse', 'allow'])
      .default('refuse')
      .meta(
        operatorSetting(
          'With `allow`, a public site starts even though DELIVERY=outbox sends nothing. For a trial',
        ),
      ),
    OUTBOX_TOKEN: z
      .string()
      .min(16)
      .optional()
      .meta(generatedSecret('Required by /dev/messages where others can reach the site')),
    TRUSTED_PROXIES: z.coerce
      .number()
      .int()
      .min(0)
      .max(10)
      .default(0)
      .meta(
        operatorSetting(
          'Our proxies in front of the gateway; each adds one address to X-Forwarded-For',
        ),
      ),
    COMPOSE_PROFILES: z
      .string()
      .default('')
      .describe(
        'Profiles of docker-compose.yml: with tls, visitors reach other gateways behind Caddy',
      ),
    COMMIT: z
      .string()
      .default('unknown')
      .describe('Commit from which this was built; in the image'),
    SITE_FOLDER: z
      .string()
      .default(join(checkout, 'frontend/dist'))
      .describe('Where the built pages are'),
    // A page makes about 30; a congregation may share one address.
    REQUESTS_PER_MINUTE: count
      .default(3_000)
      .meta(operatorSetting('Requests that one address (IPv6: /64) may make per minute')),
    VISITORS_PER_HOUR: count
      .default(300)
      .meta(operatorSetting('New visitor cookies that one address may get per hour')),
    GATEWAY_LIMITS: jsonText
      .pipe(gatewayLimits)
      .default(gatewayLimits.parse({}))
      .meta(
        operatorSetting(
          'Limits and waits that differ from those in gateway/README.md, as JSON: `{"firstByteMs": 5000}`',
        ),
      ),
  })
  .refine((c) => c.DELIVERY === 'live' || loopbackHosts.has(c.HOST) || c.OUTBOX_TOKEN, {
    path: ['OUTBOX_TOKEN'],
    message:
      'is needed for DELIVERY=outbox on an address that others can reach. Set at least 16 random characters',
  });
export type GatewayConfig = z.output<typeof gatewayConfig>;
