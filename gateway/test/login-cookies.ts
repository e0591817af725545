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
    identity: { role, userId: randomUUID(), loginId: randomUUID() },
  };
}

/** Answers auth's internal call out of a list that the test may change. @returns whether it was that call */
export function answerIdentity(
  logins: readonly FakeLogin[],
  request: Received,
  response: ServerResponse,
): boolean {
  if (request.url !== '/internal/identity') return false;
  if (callerOf(request, 'auth') !== 'gateway') sendJson(response, 403, {});
  else {
    const { cookie } = JSON.parse(request.body) as { cookie: string };
    const found = logins.find((login) => login.cookie === cookie);
    sendJson(response, 200, { identity: found?.identity ?? null });
  }
  return true;
}
