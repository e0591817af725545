import { sendMagicLink } from '@kbf/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '../../src/upkeep/clean-up.ts';
import { openBrowser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, newPhone, openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await openAuth();
});
afterAll(() => auth.close());

const counts = async () => [
  await auth.database.loginSession.count(),
  await auth.database.loginRequest.count(),
  await auth.database.loginLimit.count(),
];

test('When claims of addresses are 30 days old and exports 7, then cleaning up removes them, and no younger ones', async () => {
  const { id } = await addPerson(auth);
  const claim = (email: string, days: number) =>
    auth.pool.query(
      `INSERT INTO email_claim (id, email, person_id, token_hash, created_at, expires_at)
       VALUES (gen_random_uuid(), $1, $2, $1, clock_timestamp() - make_interval(days => $3), clock_timestamp())`,
      [email, id, days],
    );
  const exported = (days: number) =>
    auth.pool.query(
      `INSERT INTO export_request (id, person_id, services, created_at)
       VALUES (gen_random_uuid(), $1, '{}', clock_timestamp() - make_interval(days => $2))`,
      [id, days],
    );
  await Promise.all([claim('old@x.example', 30), claim('new@x.example', 29)]);
  await Promise.all([exported(7), exported(6)]);
  await cleanUp(auth.database);
  expect(await auth.database.emailClaim.findMany()).toMatchObject([{ email: 'new@x.example' }]);
  expect(await auth.database.exportRequest.count()).toBe(1);
  await auth.database.person.delete({ where: { id } });
});

test('When things are of use, then cleaning up leaves them; when they are long over, then it removes them', async () => {
  const { phone } = await addPerson(auth);
  await logIn(auth, phone ?? '');
  await openBrowser(auth.app).call(sendMagicLink, { phoneNumber: newPhone() });
  const before = await counts();
  await Promise.all([cleanUp(auth.database), cleanUp(auth.database)]);
  expect(await counts()).toEqual(before);

  await auth.pool.query(
    `UPDATE login_session SET ended_at = clock_timestamp() - interval '91 days'`,
  );
  await auth.pool.query(
    `UPDATE login_request SET expires_at = clock_timestamp() - interval '3 days'`,
  );
  await auth.pool.query(`UPDATE login_limit SET window_ends_at = clock_timestamp()`);
  await cleanUp(auth.database);
  expect(await counts()).toEqual([0, 0, 0]);
  expect(await auth.database.person.count()).toBe(1);
});
