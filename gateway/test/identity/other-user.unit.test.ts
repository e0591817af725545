import { calls, expectedUserHeader } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { refusalForOtherUser } from '../../plugin/identity/expected-user.ts';

const shown = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
const other = '1b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
const headers = { [expectedUserHeader]: shown };

/** Calls that log in or out settle who is logged in, and reads change nothing. */
const mayPass = ({ method, service, audience }: (typeof calls)[number]) =>
  method === 'GET' || (service === 'auth' && audience === 'all');

test.each(calls.map((call) => [call.id, call] as const))(
  'When a page that shows one person calls %s, and another or nobody is logged in, then a change is refused',
  (_id, call) => {
    const refusalAs = (userId: string | undefined) =>
      refusalForOtherUser({ method: call.method, headers }, call, {
        role: userId ? 'member' : 'visitor',
        ...(userId ? { userId } : {}),
      })?.status;
    const isFree = mayPass(call);
    expect([refusalAs(other), refusalAs(undefined)]).toEqual(
      isFree ? [undefined, undefined] : [409, 401],
    );
    expect(refusalAs(shown)).toBeUndefined();
  },
);

test('When changes are asked for, then those of one’s own account are among the refused ones', () => {
  const refused = calls.filter((call) => !mayPass(call)).map(({ path }) => path);
  expect(refused).toContain('/api/auth/me');
  expect(refused.filter((path) => path.startsWith('/api/auth/')).length).toBeGreaterThan(5);
});
