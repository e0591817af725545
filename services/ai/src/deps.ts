import type { ServiceDeps } from '@kbf/data-kit';
import type { AiConfig } from './config.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { Guides } from './guides/guides.ts';
import type { Model } from './model/model.ts';
import type { ProviderModeration } from './moderation/provider-moderation.ts';
import type { ReplyTokens } from './replies/reply-token.ts';
import type { RunningReplies } from './replies/running-replies.ts';

export type Deps = ServiceDeps<AiConfig, PrismaClient> & {
  /** Undefined: the built-in guides write the replies. A local model may appear later, while the process runs. */
  model: Model | undefined;
  /** Undefined: only our own rules check texts and photos. */
  moderation: ProviderModeration | undefined;
  guides: Guides;
  running: RunningReplies;
  replyTokens: ReplyTokens;
};

/** How long a reply may take (milliseconds). */
export const longestReplyMs = ({ model, config }: Pick<Deps, 'model' | 'config'>): number =>
  model?.replyMs ?? config.AI_REPLY_MS;
