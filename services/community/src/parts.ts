import { createEventKeys, createEventMetrics, createRelay, createSweeper } from '@kbf/events';
import type { EventKeys, Observe, Relay, Sweeper } from '@kbf/events';
import type { Logger, Metrics } from '@kbf/process-kit';
import { connectAi } from './ai-service.ts';
import type { AiService } from './ai-service.ts';
import { createJudge } from './checks/judge-text.ts';
import type { JudgeText } from './checks/judge-text.ts';
import { createReplyVerifier } from './checks/reply-token.ts';
import type { ReplyVerifier } from './checks/reply-token.ts';
import type { CommunityConfig } from './config.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { createFeed } from './feed/feed.ts';
import type { Feed } from './feed/feed.ts';

/** What calls and processors work with. */
export type Parts = {
  config: CommunityConfig;
  logger: Logger;
  metrics: Metrics;
  database: Database;
  feed: Feed;
  ai: AiService;
  judge: JudgeText;
  verifyReply: ReplyVerifier;
  relay: Relay;
  /** Signs and seals the events of this service, and opens those for it. */
  eventKeys: EventKeys;
  sweeper: Sweeper;
  observe: Observe;
  close: () => Promise<void>;
};

/**
 * Opens everything that the roles of a process share.
 * @param replaced for tests: another way to ai
 */
export function openParts(
  config: CommunityConfig,
  logger: Logger,
  metrics: Metrics,
  replaced: { ai?: AiService } = {},
): Parts {
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, logger);
  const ai = replaced.ai ?? connectAi(config.AI_URL, config.SERVICE_SIGNING_KEY);
  const observe = createEventMetrics(metrics);
  const eventKeys = createEventKeys('community', config);
  const outbox = {
    pool: database.pool,
    redis: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    keys: eventKeys,
    logger,
    observe,
  };
  const relay = createRelay(outbox);
  const sweeper = createSweeper(outbox);
  return {
    config,
    logger,
    metrics,
    database,
    feed: createFeed(database.pool, metrics),
    ai,
    judge: createJudge(ai, logger),
    verifyReply: createReplyVerifier(config.REPLY_TOKEN_PUBLIC_KEY),
    relay,
    eventKeys,
    sweeper,
    observe,
    close: async () => {
      await Promise.all([relay.stop(), sweeper.stop()]);
      await Promise.all([ai.close(), database.close()]);
    },
  };
}
