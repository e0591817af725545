import { expect, test } from 'vitest';
import { identityOf } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, useAuth } from '../setup.ts';

const auth = useAuth();

test('When a person is suspended and a login was left open, then it is nobody’s all the same', async () => {
  const { id, phone } = await addPerson(auth);
  const browser = await logIn(auth, phone ?? '');
  const secret = browser.cookies.get('kbf_login') ?? '';
  expect(await identityOf(auth, secret)).toMatchObject({ userId: id });
  await auth.pool.query('UPDATE person SET suspended_at = clock_timestamp() WHERE id = $1', [id]);
  expect(await auth.prisma.loginSession.count({ where: { endedAt: null } })).toBe(1);
  expect(await identityOf(auth, secret)).toBeNull();
});
