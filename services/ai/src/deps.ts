import type { ServiceDeps } from '@kbf/data-kit';
import type { PrayerWriter } from './assistants/prayer/prayer-writer.ts';
import type { CommunityService } from './community-service.ts';
import type { AiConfig } from './config.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { Model } from './model/model.ts';
import type { ProviderModeration } from './moderation/provider-moderation.ts';
import type { ReplyTokens } from './replies/reply-token.ts';
import type { RunningReplies } from './replies/running-replies.ts';
import type { Content } from './scripture/content.ts';

/** What calls, processors and tasks of ai work with. */
export type Deps = ServiceDeps<AiConfig, PrismaClient> & {
  /** Undefined: the built-in guides write the replies. */
  model: Model | undefined;
  /** Undefined: texts and photos are judged by our own rules only. */
  moderation: ProviderModeration | undefined;
  content: Content;
  community: CommunityService;
  running: RunningReplies;
  writer: PrayerWriter;
  replyTokens: ReplyTokens;
};
