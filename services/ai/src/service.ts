import { statefulService } from '@kbf/data-kit';
import { registerChatRoutes } from './assistants/chats/chat-routes.ts';
import { registerPrayerChatRoutes } from './assistants/prayer/prayer-chat-routes.ts';
import { createPrayerWriter } from './assistants/prayer/prayer-writer.ts';
import { connectCommunity } from './community-service.ts';
import { aiConfig } from './config.ts';
import { openAiDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { registerFigureRoutes } from './figures/figures-routes.ts';
import { createClient } from './model/client.ts';
import { createModel } from './model/model.ts';
import { registerModerationRoutes } from './moderation/moderation-routes.ts';
import { createProviderModeration } from './moderation/provider-moderation.ts';
import { registerPhotoRoutes } from './photos/photo-routes.ts';
import { registerScriptureRoutes } from './scripture/scripture-routes.ts';
import { buildProcessors } from './processors/index.ts';
import { createReplyTokens } from './replies/reply-token.ts';
import { createRunningReplies } from './replies/running-replies.ts';
import { createContent } from './scripture/content.ts';
import type { Content } from './scripture/content.ts';
import { buildUpkeep } from './upkeep/build-upkeep.ts';

/** @param openContent where the Bible's text is; tests share one */
export const describeAi = (openContent: () => Content) =>
  statefulService({
    name: 'ai',
    config: aiConfig,
    openDatabase: openAiDatabase,
    deps: (shared): Deps => {
      const { config, database, logger, metrics } = shared;
      const client = createClient(config);
      const model = client && createModel({ client, config, metrics, logger });
      const content = openContent();
      logger.info({ source: model ? 'model' : 'guide' }, 'replies come from');
      return {
        ...shared,
        model,
        moderation: client && createProviderModeration(client, config, logger),
        content,
        community: connectCommunity(
          config.COMMUNITY_URL,
          config.SERVICE_SIGNING_KEY,
          config.PUBLIC_PLACE_TIMEOUT_MS,
        ),
        running: createRunningReplies(database, logger),
        writer: createPrayerWriter(model, content, config.GUIDE_PACE_MS),
        replyTokens: createReplyTokens(config.REPLY_TOKEN_KEY),
      };
    },
    close: async ({ model, content, community }) => {
      model?.close();
      await Promise.all([content.close(), community.close()]);
    },
    routes: (app, deps) => {
      registerPrayerChatRoutes(app, deps);
      registerChatRoutes(app, deps);
      registerPhotoRoutes(app, deps);
      registerModerationRoutes(app, deps);
      registerScriptureRoutes(app, deps);
      registerFigureRoutes(app, deps);
      // A reply whose reader is gone is still written to its end.
      app.addHook('onClose', () => deps.running.drained());
    },
    processors: buildProcessors,
    upkeep: buildUpkeep,
  });

/** The assistants: prayers, the coach and the two guides, by a model or by the built-in guides. */
export const ai = describeAi(createContent);
