import type { IncomingMessage } from 'node:http';
import { errorCodes, expectedUserHeader } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { isRead } from '../http.ts';
import { refusal } from '../refuse.ts';
import type { Refusal } from '../refuse.ts';

const loginEnded = refusal(
  401,
  errorCodes.loginRequired,
  'You have been logged out. Nothing was sent. Please log in and send it again.',
);
const loginChanged = refusal(
  409,
  errorCodes.loginChanged,
  'Someone else is logged in here now. Nothing was sent.',
);

/**
 * Refuses a change when another person is logged in than the page shows (`expectedUserHeader`). Calls that log in or
 * out are allowed: they solve this.
 */
export function refusalForOtherUser(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  call: CallShape,
  identity: Identity,
): Refusal | undefined {
  const expected = headers[expectedUserHeader];
  const isAboutLogin = call.service === 'auth' && call.audience === 'all';
  if (expected === undefined || isRead(method) || isAboutLogin) return undefined;
  if (identity.userId === undefined) return loginEnded;
  return identity.userId === expected ? undefined : loginChanged;
}
