import type { IncomingMessage } from 'node:http';
import { errorCodes, expectedUserHeader } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { Refusal } from '../refuse.ts';

const loginEnded: Refusal = {
  status: 401,
  code: errorCodes.loginRequired,
  message: 'Your login has ended. Nothing was sent; please log in and send it again.',
};

const loginChanged: Refusal = {
  status: 409,
  code: errorCodes.loginChanged,
  message: 'Somebody else is logged in here now. Nothing was sent.',
};

/**
 * Why a change must not be made: the page takes somebody to be logged in who is not (`expectedUserHeader`). Calls that
 * log in or out go on: they are how one gets out of this.
 */
export function loginLost(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  call: CallShape,
  identity: Identity,
): Refusal | undefined {
  const expected = headers[expectedUserHeader];
  const isRead = method === 'GET' || method === 'HEAD';
  const isAboutLogin = call.service === 'auth' && call.audience === 'all';
  if (expected === undefined || isRead || isAboutLogin) return undefined;
  if (identity.userId === undefined) return loginEnded;
  return identity.userId === expected ? undefined : loginChanged;
}
