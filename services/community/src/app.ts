import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { registerComments } from './comments/comment-routes.ts';
import { registerCompanies } from './companies/company-routes.ts';
import { registerFounder } from './founder/founder-routes.ts';
import { registerStream } from './live/stream-routes.ts';
import { registerModeration } from './moderation/moderation-routes.ts';
import type { Parts } from './parts.ts';
import { registerPhotos } from './photos/photo-routes.ts';
import { registerPrayers } from './prayers/prayer-routes.ts';
import { registerProfilePhotos } from './profiles/profile-photo-routes.ts';
import { registerProfiles } from './profiles/profile-routes.ts';
import { registerShare } from './share/share-routes.ts';

/** The HTTP side of the community service. */
export function buildApp(parts: Parts): Service {
  const app = buildService({
    name: 'community',
    logger: parts.logger,
    metrics: parts.metrics,
    identityPublicKeys: parts.config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: parts.config.SERVICE_PUBLIC_KEYS,
  });
  registerPrayers(app, parts);
  registerComments(app, parts);
  registerPhotos(app, parts);
  registerShare(app, parts);
  registerModeration(app, parts);
  registerStream(app, parts);
  registerProfiles(app, parts);
  registerProfilePhotos(app, parts);
  registerFounder(app, parts);
  registerCompanies(app, parts);
  return app;
}
