import { randomUUID } from 'node:crypto';
import type { Identity } from '@kbf/process-kit';
import { callerOf, sendJson } from './fake-service.ts';
import type { Received } from './fake-service.ts';
import type { ServerResponse } from 'node:http';

/** A login that a stand-in for auth knows. */
export type FakeLogin = { cookie: string; identity: Identity };

export function fakeLogin(role: 'member' | 'admin' = 'member'): FakeLogin {
  return {
    cookie: `login-${randomUUID()}`,
    identity: { role, userId: randomUUID(), loginId: randomUUID(), authTime: 1_700_000_000 },
  };
}

/** Answers auth's internal calls out of a list that the test may change. @returns whether it was one of them */
export function answerIdentity(
  logins: FakeLogin[],
  request: Received,
  response: ServerResponse,
): boolean {
  const isEnd = request.url === '/internal/end-login';
  if (request.url !== '/internal/identity' && !isEnd) return false;
  if (callerOf(request, 'auth') !== 'gateway') sendJson(response, 403, {});
  else {
    const { cookie } = JSON.parse(request.body) as { cookie: string };
    const found = logins.find((login) => login.cookie === cookie);
    if (isEnd && found) logins.splice(logins.indexOf(found), 1);
    sendJson(response, 200, isEnd ? { ended: !!found } : { identity: found?.identity ?? null });
  }
  return true;
}
