import type { CallShape } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import type { Identity, Logger } from '@kbf/process-kit';
import type { WindowCounter } from '../rate-limit/window-counter.ts';
import type { EndedLogins } from './ended-logins.ts';
import type { LoginExchange } from './login-exchange.ts';
import type { VisitorCookies } from './visitor-cookie.ts';

/** What a request brings along that says who asks. */
export type Evidence = {
  method: string;
  call: CallShape;
  loginCookie: string | undefined;
  visitorCookie: string | undefined;
  /** What limits count by. */
  limitKey: string;
};

export type Resolution =
  /** `notSet` is to be called when the new cookie was not set after all. */
  | { kind: 'known'; identity: Identity; newVisitorCookie?: string; notSet?: () => void }
  /** auth does not answer, and this call must not go on without knowing. */
  | { kind: 'unavailable' }
  /** Too many new visitors from this address. */
  | { kind: 'limited'; retryAfter: number };

export type IdentityResolver = {
  resolve: (evidence: Evidence) => Promise<Resolution>;
  forgetLogin: (cookie: string) => void;
  /** @returns the signed token that tells `audience` who asks */
  tokenFor: (identity: Identity, audience: string) => string;
};

/** Services in which a visitor leaves something that is the visitor's own. */
const visitorServices = new Set<string>(['community', 'ai']);
/** Login cookies are random ids; nothing else is worth a question to auth. */
const loginShape = /^[\w.-]{16,200}$/;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Finds out who asks. */
export function createIdentityResolver(options: {
  logins: LoginExchange;
  ended: Pick<EndedLogins, 'has'>;
  visitors: VisitorCookies;
  visitorLimit: WindowCounter;
  tokenFor: (identity: Identity, audience: string) => string;
  logger: Logger;
}): IdentityResolver {
  const { logins, ended, visitors, visitorLimit, tokenFor, logger } = options;

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
        // Public reading goes on for everyone. Anything else would be done in the wrong name.
        return call.audience === 'all' && isRead(method) && call.service !== 'auth'
          ? { kind: 'known', identity: anonymous }
          : { kind: 'unavailable' };
      }
    }
    if (visitorId) return { kind: 'known', identity: { role: 'visitor', visitorId } };
    if (isRead(method) || call.audience !== 'all' || !visitorServices.has(call.service))
      return { kind: 'known', identity: anonymous };

    const retryAfter = visitorLimit.take(evidence.limitKey);
    if (retryAfter !== undefined) return { kind: 'limited', retryAfter };
    const minted = visitors.mint();
    return {
      kind: 'known',
      identity: { role: 'visitor', visitorId: minted.visitorId },
      newVisitorCookie: minted.value,
      notSet: () => visitorLimit.giveBack(evidence.limitKey),
    };
  }

  return { resolve, forgetLogin: logins.forget, tokenFor };
}
