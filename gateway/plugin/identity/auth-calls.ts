import { serviceHeader } from '@kbf/contracts';
import { endLogin, identifyLogin } from '@kbf/contracts/internal';
import type { Identity } from '@kbf/process-kit';
import CircuitBreaker from 'opossum';
import { fetchWhole, NotReached } from '../forward/send.ts';
import type { Upstream } from '../forward/upstream.ts';

/** Asks auth whose login a cookie is. @returns null for an unknown cookie @throws when auth does not answer */
export type AskAuth = (cookie: string) => Promise<Identity | null>;

/** Auth answered an internal call with an error. */
export class AuthAnswerError extends Error {
  override readonly name = 'AuthAnswerError';
  readonly status: number;
  constructor(status: number) {
    super(`auth answered ${status}`);
    this.status = status;
  }
}

/** Auth's internal calls about a login cookie. */
export function createAuthCalls(auth: Upstream, sign: (audience: string) => string) {
  async function callAuth(
    call: typeof identifyLogin | typeof endLogin,
    cookie: string,
  ): Promise<unknown> {
    const answer = await fetchWhole(auth, {
      method: call.method,
      path: call.path,
      headers: { [serviceHeader]: sign('auth'), 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ cookie })),
      isRepeatable: () => true,
      headersTimeout: call.timeoutMs,
      bodyTimeout: call.timeoutMs,
    });
    if (answer.status !== 200) throw new AuthAnswerError(answer.status);
    return JSON.parse(answer.body.toString());
  }

  return {
    identify: async (cookie: string): Promise<Identity | null> =>
      identifyLogin.answer.parse(await callAuth(identifyLogin, cookie)).identity,
    /** @throws {AuthAnswerError} when auth does not accept the cookie, another error when auth does not answer */
    endLogin: async (cookie: string): Promise<void> =>
      void endLogin.answer.parse(await callAuth(endLogin, cookie)),
  };
}

/**
 * Spares people the wait for an auth that does not answer: calls fail at once until one call, sent after each pause, is
 * answered.
 */
export function createAuthBreaker(ask: AskAuth, pauseMs: number) {
  const breaker = new CircuitBreaker(ask, {
    // Auth is not asked for a while after at least three calls within three seconds that all failed.
    volumeThreshold: 3,
    errorThresholdPercentage: 99,
    rollingCountTimeout: 3_000,
    timeout: false,
    // Takes no time to find out, and calls wait for it.
    errorFilter: (error: Error) => error instanceof NotReached,
    resetTimeout: pauseMs,
  });
  return { ask: (cookie: string) => breaker.fire(cookie), close: () => breaker.shutdown() };
}
