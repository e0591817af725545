import { moderateText } from '@kbf/contracts/internal';
import { httpUrl, jsonText, secretKey, serviceConfig } from '@kbf/process-kit';
import { z } from 'zod';
import { communityLimits } from './limits/community-limits.ts';

export const communityConfig = serviceConfig.extend({
  AI_URL: httpUrl,
  AUTH_URL: httpUrl,
  REPLY_TOKEN_PUBLIC_KEY: z.string().min(1),
  /** Encrypts the words of people who may be in danger. */
  SEALING_KEY: secretKey,
  /** Key for the hashes under which people and networks are counted. */
  HASHING_KEY: secretKey,
  /** Limits that differ from the defaults, as JSON, such as {"comments": {"person": 20}}. */
  COMMUNITY_LIMITS: jsonText.pipe(communityLimits).default(communityLimits.parse({})),
  /** Milliseconds to wait for a verdict on a text: no verdict in time means held. */
  MODERATION_TIMEOUT_MS: z.coerce.number().int().min(1).default(moderateText.timeoutMs),
  /** Most readers of the live stream in one process. */
  STREAM_READERS: z.coerce.number().int().min(1).default(2_000),
  /** How to treat a photo that no model has checked: `hold` it for an admin, or `publish` it. */
  PHOTOS_UNCHECKED: z.enum(['hold', 'publish']).default('hold'),
});
export type CommunityConfig = z.output<typeof communityConfig>;
