import type { Care, CareWords } from '@kbf/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decideAndNotice } from './decide-and-notice.ts';
import { warmCare } from './decide-care.ts';
import { checkRefusedBodies } from './refused-bodies.ts';
import { noHelpRecord, type HelpRecord } from './helped-words.ts';
import type { TellOfCare } from './notice-care.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the person's words speak of danger. Decided first, before anything else about the call. */
    care: Care | undefined;
    /** What was reported: 0 nothing, 1 an item for an admin, 2 an alarm. */
    careNoticed: number;
  }
  interface FastifyInstance {
    tellOfCare: TellOfCare;
    /** Whether the words of a call reach only a few people: then admins hear of certain danger alone. */
    isAmongFew: (request: FastifyRequest) => Promise<boolean>;
    helpRecord: HelpRecord;
    /** Loads the model before the process listens, because a gateway sends calls at once. */
    warmUp: () => Promise<void>;
  }
  interface FastifyContextConfig {
    words?: CareWords | undefined;
    /** Whether the author of the words can say that nobody is in danger. */
    offersSafe?: boolean;
  }
}

/**
 * Decides for every call with a person's words whether help is needed, as soon as its body is read: before identity,
 * input, limits, databases and other services. Every answer says so, errors included.
 * @param tell reports the danger; a service without it cannot have such calls
 */
export function careForCalls(
  app: FastifyInstance,
  tell: TellOfCare | undefined,
  helpRecord: HelpRecord = noHelpRecord,
): void {
  let isNeeded = false;
  app.decorateRequest('care');
  app.decorateRequest('careNoticed', 0);
  app.decorate('tellOfCare', tell ?? (() => Promise.reject(new Error('nobody is told of care'))));
  app.decorate('isAmongFew', () => Promise.resolve(false));
  app.decorate('helpRecord', helpRecord);
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
  checkRefusedBodies(app);
}

/** For a service with words that reach only a few people. */
export function tellOnlyCertain(
  app: FastifyInstance,
  isAmongFew: FastifyInstance['isAmongFew'],
): void {
  app.isAmongFew = isAmongFew;
}

/** The body of an answer, with the known danger in the person's words. */
export function withCare<Body>(request: FastifyRequest, body: Body): Body {
  if (!request.care || typeof body !== 'object' || body === null || Array.isArray(body))
    return body;
  return { ...body, care: careIn(body) ?? request.care };
}

/** The danger in an answer's body: its handler may know more than the words alone show. */
export function careIn(body: unknown): Care | undefined {
  return (body as { care?: Care } | null | undefined)?.care;
}
