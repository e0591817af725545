import type { CallShape } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import type { Identity, Logger } from '@kbf/process-kit';
import { isRead } from '../http.ts';
import type { WindowCounter } from '../limits/window-counter.ts';
import type { EndedLogins } from './ended-logins.ts';
import type { LoginExchange } from './login-exchange.ts';
import type { VisitorCookies } from './cookies.ts';

/** The parts of a request that say who sends it. */
export type Evidence = {
  method: string;
  call: CallShape;
  loginCookie: string | undefined;
  visitorCookie: string | undefined;
  networks: readonly string[];
};

export type Resolution =
  /** Call `notSet` when the new cookie was not set after all. */
  | { kind: 'known'; identity: Identity; newVisitorCookie?: string; notSet?: () => void }
  /** auth does not answer, and this call needs its answer. */
  | { kind: 'unavailable' }
  /** Too many new visitors from this network. */
  | { kind: 'limited'; retryAfter: number };

export type IdentityResolver = {
  resolve: (evidence: Evidence) => Promise<Resolution>;
  forgetLogin: (cookie: string) => void;
};

/** Services that keep something for a visitor. */
const visitorServices = new Set<string>(['community', 'ai']);
/** Login cookies are random ids; auth is not asked about anything else. */
const loginShape = /^[\w.-]{16,200}$/;

/** Finds out who makes a call. */
export function createIdentityResolver(options: {
  logins: LoginExchange;
  ended: Pick<EndedLogins, 'has'>;
  visitors: VisitorCookies;
  newVisitors: WindowCounter;
  logger: Logger;
}): IdentityResolver {
  const { logins, ended, visitors, newVisitors, logger } = options;

  async function resolve(evidence: Evidence): Promise<Resolution> {
    const { call, method, loginCookie } = evidence;
    if (call.audience === 'webhook') return { kind: 'known', identity: anonymous };
    const visitorId = visitors.read(evidence.visitorCookie);
    const visitor = visitorId ? { visitorId } : {};

    if (loginCookie !== undefined && loginShape.test(loginCookie) && !ended.has(loginCookie)) {
      try {
        const person = await logins.identityOf(loginCookie);
        if (person) return { kind: 'known', identity: { ...person, ...visitor } };
      } catch (error) {
        logger.warn({ reason: (error as Error).message }, 'auth does not answer');
        // Public reads go on as anonymous. Anything else could be done in the wrong name.
        return call.audience === 'all' && isRead(method) && call.service !== 'auth'
          ? { kind: 'known', identity: anonymous }
          : { kind: 'unavailable' };
      }
    }
    if (visitorId) return { kind: 'known', identity: { role: 'visitor', visitorId } };
    if (isRead(method) || call.audience !== 'all' || !visitorServices.has(call.service))
      return { kind: 'known', identity: anonymous };

    const retryAfter = newVisitors.take(evidence.networks);
    if (retryAfter !== undefined) return { kind: 'limited', retryAfter };
    const minted = visitors.mint();
    return {
      kind: 'known',
      identity: { role: 'visitor', visitorId: minted.visitorId },
      newVisitorCookie: minted.value,
      notSet: () => newVisitors.giveBack(evidence.networks),
    };
  }

  return { resolve, forgetLogin: logins.forget };
}
