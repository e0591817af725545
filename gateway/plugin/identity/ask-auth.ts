import { identityAnswer } from '@kbf/contracts';
import { serviceHeader } from '@kbf/process-kit';
import { fetchWhole } from '../forward/fetch-whole.ts';
import type { Upstream } from '../forward/upstream.ts';
import type { AskAuth } from './login-exchange.ts';

/** Longest that a request waits for auth (milliseconds). */
const timeoutMs = 3_000;

/** Asks auth's internal call whose login a cookie is. */
export function createAskAuth(auth: Upstream, sign: (audience: string) => string): AskAuth {
  return async (cookie) => {
    const answer = await fetchWhole(auth, {
      method: 'POST',
      path: '/internal/identity',
      headers: { [serviceHeader]: sign('auth'), 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ cookie })),
      repeatable: true,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    if (answer.status !== 200) throw new Error(`auth answered ${answer.status}`);
    return identityAnswer.parse(JSON.parse(answer.body.toString())).identity;
  };
}
