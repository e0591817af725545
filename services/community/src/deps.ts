import type { ServiceDeps } from '@kbf/data-kit';
import type { AiService } from './ai-service.ts';
import type { JudgeText } from './checks/judge-text.ts';
import type { ReplyVerifier } from './checks/reply-proof.ts';
import type { CommunityConfig } from './config.ts';
import type { Feed } from './feed/feed.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { PeopleService } from './people-service.ts';

export type Deps = ServiceDeps<CommunityConfig, PrismaClient> & {
  ai: AiService;
  feed: Feed;
  judge: JudgeText;
  people: PeopleService;
  verifyReply: ReplyVerifier;
};
