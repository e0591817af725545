import type { Logger, Metrics } from '@kbf/process-kit';
import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { ChatDeps } from './assistants/chats/chat-deps.ts';
import { chatRoutes } from './assistants/chats/chat-routes.ts';
import { prayerChatRoutes } from './assistants/prayer/prayer-chat-routes.ts';
import type { PrayerDeps } from './assistants/prayer/prayer-deps.ts';
import { moderationRoutes } from './moderation/moderation-routes.ts';
import { photoRoutes } from './photos/photo-routes.ts';

export type AppDeps = PrayerDeps &
  ChatDeps & {
    logger: Logger;
    metrics: Metrics;
    identityPublicKeys: readonly string[];
    servicePublicKeys: Readonly<Record<string, readonly string[]>>;
  };

/** The HTTP side of the ai service: its table of contents. */
export function buildApp(deps: AppDeps): Service {
  const app = buildService({ name: 'ai', ...deps });
  prayerChatRoutes(app, deps);
  chatRoutes(app, deps);
  photoRoutes(app, deps);
  moderationRoutes(app, deps);
  // A reply whose reader is gone is still written to its end.
  app.addHook('onClose', () => deps.running.drained());
  return app;
}
