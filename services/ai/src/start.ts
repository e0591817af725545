import { createEventKeys } from '@kbf/events';
import type { Logger, Metrics } from '@kbf/process-kit';
import { createPool } from '@kbf/process-kit';
import type { ServiceParts } from '@kbf/service-kit';
import { buildApp } from './app.ts';
import { createPrayerWriter } from './assistants/prayer/prayer-writer.ts';
import type { AiConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { createClient } from './model/client.ts';
import { createModel } from './model/model.ts';
import { createProviderModeration } from './moderation/provider-moderation.ts';
import { createReplyTokens } from './replies/reply-token.ts';
import { createRunningReplies } from './replies/running-replies.ts';
import { createContent } from './scripture/content.ts';
import type { Content } from './scripture/content.ts';
import { buildWorker } from './worker.ts';

/** Puts the parts of the service together, by its configuration. */
export async function startAi(
  context: { config: AiConfig; logger: Logger; metrics: Metrics },
  content: Content = createContent(),
): Promise<ServiceParts> {
  const { config, logger, metrics } = context;
  const pool = createPool(config.DATABASE_URL, config.DATABASE_POOL, logger);
  const database = openDatabase(pool);
  const client = createClient(config);
  const model =
    client &&
    createModel({
      client,
      name: config.OPENAI_MODEL,
      firstTokenMs: config.AI_FIRST_TOKEN_MS,
      atOnce: config.AI_REPLIES_AT_ONCE,
      metrics,
      logger,
    });
  const moderation =
    client && config.OPENAI_MODERATION_MODEL
      ? createProviderModeration(client, config.OPENAI_MODERATION_MODEL, logger)
      : undefined;
  const worker = buildWorker({
    pool,
    database,
    redis: config.REDIS_URL,
    prefix: config.QUEUE_PREFIX,
    works: config.ROLES.includes('worker'),
    eventKeys: createEventKeys('ai', config),
    metrics,
    logger,
  });
  const app = buildApp({
    database,
    relay: worker.relay,
    running: createRunningReplies(database, logger),
    writer: createPrayerWriter(model, content, config.GUIDE_PACE_MS),
    content,
    moderation,
    signReply: createReplyTokens(config.REPLY_TOKEN_KEY),
    budget: { person: config.AI_REPLIES_PER_PERSON, site: config.AI_REPLIES_PER_SITE },
    budgetKey: config.HASHING_KEY,
    photosUnchecked: config.PHOTOS_UNCHECKED,
    replyMs: config.AI_REPLY_MS,
    model,
    guidePaceMs: config.GUIDE_PACE_MS,
    logger,
    metrics,
    identityPublicKeys: config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
  });
  logger.info({ source: model ? 'model' : 'guide' }, 'replies come from');
  return {
    app: config.ROLES.includes('http') ? app : undefined,
    isReady: async () => {
      await database.$queryRaw`SELECT 1`;
      return true;
    },
    // After the last reply, whose event the relay is to hand over.
    close: async () => {
      await worker.stop();
      model?.close();
      await content.close();
      await database.$disconnect();
      await pool.end();
    },
  };
}
