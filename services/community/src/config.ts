import { moderateText } from '@kbf/contracts/internal';
import {
  generatedKey,
  httpUrl,
  jsonText,
  operatorSetting,
  secretKey,
  serviceConfig,
} from '@kbf/process-kit';
import { z } from 'zod';
import { communityLimits } from './limits/community-limits.ts';

export const communityConfig = serviceConfig.extend({
  AI_URL: httpUrl.describe('Address of ai'),
  AUTH_URL: httpUrl.describe('Address of auth'),
  REPLY_TOKEN_PUBLIC_KEY: z.string().min(1).meta(generatedKey('Proves that a reply is ours')),
  /** Encrypts the words of people who may be in danger. */
  SEALING_KEY: secretKey,
  /** Key for the hashes under which people and networks are counted. */
  HASHING_KEY: secretKey,
  COMMUNITY_LIMITS: jsonText
    .pipe(communityLimits)
    .default(communityLimits.parse({}))
    .meta(
      operatorSetting(
        'Limits on prayers and the like that differ from the defaults, as JSON: `{"comments": {"person": 20}}`',
      ),
    ),
  MODERATION_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(moderateText.timeoutMs)
    .meta(operatorSetting('Milliseconds to wait for a verdict on a text; no verdict means held')),
  STREAM_READERS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2_000)
    .meta(operatorSetting('Readers of the live stream at the same time, in one process')),
  PHOTOS_UNCHECKED: z
    .enum(['hold', 'publish'])
    .default('hold')
    .meta(
      operatorSetting(
        'Photos that nothing has checked: `hold` for an admin, or `publish` (`npm start` does)',
      ),
    ),
});
export type CommunityConfig = z.output<typeof communityConfig>;
