import { buildService } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { registerContact } from './contact/contact-routes.ts';
import type { Parts } from './parts.ts';
import { registerSubmissions } from './submissions/submission-routes.ts';
import { registerTrainingCalls } from './training/training-routes.ts';

/** The HTTP side of intake: what people send, what admins do about it, and the training. */
export function buildApp(parts: Parts): Service {
  const app = buildService({
    name: 'intake',
    logger: parts.logger,
    metrics: parts.metrics,
    identityPublicKeys: parts.config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: parts.config.SERVICE_PUBLIC_KEYS,
  });
  registerContact(app, parts);
  registerSubmissions(app, parts);
  registerTrainingCalls(app, parts);
  return app;
}
