import { serviceHeader } from '@kbf/contracts';
import { identifyLogin } from '@kbf/contracts/internal';
import { fetchWhole } from '../forward/fetch-whole.ts';
import type { Upstream } from '../forward/upstream.ts';
import type { AskAuth } from './login-exchange.ts';

/** Asks auth's internal call whose login a cookie is. */
export function createAskAuth(auth: Upstream, sign: (audience: string) => string): AskAuth {
  return async (cookie) => {
    const answer = await fetchWhole(auth, {
      method: identifyLogin.method,
      path: identifyLogin.path,
      headers: { [serviceHeader]: sign('auth'), 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ cookie })),
      repeatable: true,
      headersTimeout: identifyLogin.timeoutMs,
      bodyTimeout: identifyLogin.timeoutMs,
    });
    if (answer.status !== 200) throw new Error(`auth answered ${answer.status}`);
    return identifyLogin.answer.parse(JSON.parse(answer.body.toString())).identity;
  };
}
