import { statefulService } from '@kbf/data-kit';
import { tellOnlyCertain } from '@kbf/service-kit';
import { registerChatRoutes } from './assistants/chats/chat-routes.ts';
import { isPrivatePrayer } from './assistants/prayer/is-private.ts';
import { registerPrayerChatRoutes } from './assistants/prayer/prayer-chat-routes.ts';
import { registerConversationRoutes } from './conversations/conversation-routes.ts';
import { registerRatingRoutes } from './ratings/rating-routes.ts';
import { aiConfig } from './config.ts';
import { openAiDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { showBudget } from './budget-metrics.ts';
import { registerFigureRoutes } from './figures-routes.ts';
import { createGuides } from './guides/guides.ts';
import { registerGuideRoutes } from './guides/guide-routes.ts';
import { createClient } from './model/openai-client.ts';
import { createModel } from './model/model.ts';
import { providerLimits } from './model/provider-limits.ts';
import { lookForLocalModel } from './model/look-for-local-model.ts';
import { registerModerationRoutes, registerScriptureRoutes } from './internal-routes.ts';
import { createProviderModeration } from './moderation/provider-moderation.ts';
import { registerPhotoRoutes } from './photos/photo-routes.ts';
import { buildProcessors } from './processors/index.ts';
import { createReplyTokens } from './replies/reply-token.ts';
import { createRunningReplies } from './replies/running-replies.ts';
import { buildUpkeep } from './build-upkeep.ts';

/** @param openGuides the thread with the Bible's text; tests share one */
export const describeAi = (openGuides: typeof createGuides) =>
  statefulService({
    name: 'ai',
    config: aiConfig,
    openDatabase: openAiDatabase,
    deps: (shared): Deps => {
      const { config, database, logger, metrics } = shared;
      const client = createClient(config);
      const { OPENAI_MODEL: name = 'gpt-4.1-mini' } = config;
      const limits = providerLimits(config);
      showBudget(shared);
      logger.info({ source: client ? 'model' : 'guide' }, 'replies come from');
      return {
        ...shared,
        model:
          client &&
          createModel({ client, name, limits, prices: config.TOKEN_PRICES, metrics, logger }),
        moderation: client && createProviderModeration(client, config, logger),
        guides: openGuides(logger),
        running: createRunningReplies(database, logger),
        replyTokens: createReplyTokens(config.REPLY_TOKEN_KEY),
      };
    },
    close: async ({ model, guides }) => {
      model?.close();
      await guides.close();
    },
    isReady: ({ guides }) => guides.isLoaded(),
    routes: (app, deps) => {
      tellOnlyCertain(app, isPrivatePrayer);
      registerPrayerChatRoutes(app, deps);
      registerChatRoutes(app, deps);
      registerConversationRoutes(app, deps);
      registerRatingRoutes(app, deps);
      registerPhotoRoutes(app, deps);
      registerModerationRoutes(app, deps);
      registerScriptureRoutes(app, deps);
      registerGuideRoutes(app, deps);
      registerFigureRoutes(app, deps);
      // In the background: calls before the end of loading wait for it.
      void deps.guides.count().catch(() => undefined);
      lookForLocalModel(app, deps);
      // A reply is written to its end even if its reader has disconnected.
      app.addHook('onClose', () => deps.running.drained());
    },
    processors: buildProcessors,
    upkeep: buildUpkeep,
  });

/** The ai service: prayers, the coach and the two guides, by a model or by the built-in guides. */
export const ai = describeAi(createGuides);
