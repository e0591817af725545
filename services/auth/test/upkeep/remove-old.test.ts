import { sendMagicLink } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { buildUpkeep } from '../../src/upkeep/build-upkeep.ts';
import { openBrowser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

const doUpkeep = () => Promise.all(buildUpkeep(auth.deps).map(({ work }) => work()));
const counts = async () => [
  await auth.prisma.loginSession.count(),
  await auth.prisma.loginRequest.count(),
  await auth.prisma.requestLimit.count(),
];

test('When claims are 30 days old and exports 7, then upkeep removes them, and no younger ones', async () => {
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
  await doUpkeep();
  expect(await auth.prisma.emailClaim.findMany()).toMatchObject([{ email: 'new@x.example' }]);
  expect(await auth.prisma.exportRequest.count()).toBe(1);
  await auth.prisma.person.delete({ where: { id } });
});

test('When things are of use, then upkeep leaves them; when they are long over, it removes them', async () => {
  const { phone } = await addPerson(auth);
  await logIn(auth, phone ?? '');
  await openBrowser(auth).call(sendMagicLink, { phoneNumber: newPhone() });
  const before = await counts();
  await Promise.all([doUpkeep(), doUpkeep()]);
  expect(await counts()).toEqual(before);

  await auth.pool.query(
    `UPDATE login_session SET ended_at = clock_timestamp() - interval '91 days'`,
  );
  await auth.pool.query(
    `UPDATE login_request SET expires_at = clock_timestamp() - interval '3 days'`,
  );
  await auth.pool.query(`UPDATE request_limit SET window_ends_at = clock_timestamp()`);
  await doUpkeep();
  expect(await counts()).toEqual([0, 0, 0]);
  expect(await auth.prisma.person.count()).toBe(1);
});
