import { serviceHeader } from '@kbf/contracts';
import { endLogin, identifyLogin } from '@kbf/contracts/internal';
import { fetchWhole } from '../forward/fetch-whole.ts';
import type { Upstream } from '../forward/upstream.ts';
import type { EndLogin } from './ended-logins.ts';
import type { AskAuth } from './login-exchange.ts';

type Sign = (audience: string) => string;

/** Makes one of auth's internal calls about a login cookie. @throws when auth does not answer */
async function callAuth(
  auth: Upstream,
  sign: Sign,
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
  if (answer.status !== 200) throw new Error(`auth answered ${answer.status}`);
  return JSON.parse(answer.body.toString());
}

/** Asks auth's internal call whose login a cookie is. */
export const createAskAuth =
  (auth: Upstream, sign: Sign): AskAuth =>
  async (cookie) =>
    identifyLogin.answer.parse(await callAuth(auth, sign, identifyLogin, cookie)).identity;

/** Has auth end a login. */
export const createEndLogin =
  (auth: Upstream, sign: Sign): EndLogin =>
  async (cookie) =>
    void endLogin.answer.parse(await callAuth(auth, sign, endLogin, cookie));
