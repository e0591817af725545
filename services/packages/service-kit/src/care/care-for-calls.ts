import type { Care, CareWords } from '@kbf/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decideAndNotice } from './decide-and-notice.ts';
import { warmCare } from './decide-care.ts';
import { hearRefusedBodies } from './hear-refused-bodies.ts';
import type { TellOfCare } from './notice-care.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When what the person wrote speaks of danger. Decided before anything else about the call. */
    care: Care | undefined;
    /** What was told of it: 0 nothing, 1 that it waits for an admin, 2 an alarm. */
    careNoticed: number;
  }
  interface FastifyInstance {
    tellOfCare: TellOfCare;
    /** Makes ready what the first call would wait for: before a process listens, since a gateway asks at once. */
    warmUp: () => Promise<void>;
  }
  interface FastifyContextConfig {
    words?: CareWords | undefined;
  }
}

/**
 * Decides for every call with a person's words whether help is due, as soon as its body is read: before who asks is
 * judged, before input, limits, databases and other services. The answer says so, a failure too.
 * @param tell makes sure that somebody looks; a service without it can have no such calls
 */
export function careForCalls(app: FastifyInstance, tell: TellOfCare | undefined): void {
  let isNeeded = false;
  app.decorateRequest('care');
  app.decorateRequest('careNoticed', 0);
  app.decorate('tellOfCare', tell ?? (() => Promise.reject(new Error('nobody is told of care'))));
  app.addHook('onRoute', ({ config, url }) => {
    if (!config?.words) return;
    if (!tell) throw new Error(`${url} takes a person's words, and nobody would be told of danger`);
    isNeeded = true;
  });
  app.decorate('warmUp', async () => {
    if (isNeeded) await warmCare(app.log);
  });
  app.addHook('preValidation', async (request) => {
    const { words } = request.routeOptions.config;
    if (words) await decideAndNotice(request, words);
  });
  hearRefusedBodies(app);
}

/** The body of an answer to a person's words, with what is known of danger in them. */
export function withCare<Body>(request: FastifyRequest, body: Body): Body {
  if (!request.care || typeof body !== 'object' || body === null || Array.isArray(body))
    return body;
  return { ...body, care: careIn(body) ?? request.care };
}

/** What the answer says of danger: its handler may have learned more than the words alone say. */
export function careIn(body: unknown): Care | undefined {
  return (body as { care?: Care } | null | undefined)?.care;
}
