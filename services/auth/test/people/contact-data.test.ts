import { randomUUID } from 'node:crypto';
import { redeemLink, sendMagicLink, updateMe, verifyEmail } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { changePerson } from '../../src/people/change-person.ts';
import { openBrowser } from '../browser.ts';
import { logIn } from '../log-in.ts';
import { addPerson, eventsOf, messageTo, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();

const reload = (id: string) => auth.prisma.person.findUniqueOrThrow({ where: { id } });

test('When a claimed number is proven by logging in, then equal claims go, and addresses stay', async () => {
  const phone = newPhone();
  const first = await addPerson(auth, { phone, phoneVerified: false });
  const email = 'second@claims.example';
  const second = await addPerson(auth, { phone, phoneVerified: false, email });
  await logIn(auth, phone);
  expect((await reload(first.id)).phoneVerifiedAt).toBeInstanceOf(Date);
  expect(await reload(second.id)).toMatchObject({ phone: null, email });
});

test('When ten people are made with one proven number at once, then one gets it, nine a conflict', async () => {
  const phone = newPhone();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => addPerson(auth, { phone })),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual(
    Array.from({ length: 9 }, () => 409),
  );
  expect(await auth.prisma.person.count({ where: { phone } })).toBe(1);
});

test('When a claim is proven while somebody else is made with that number, then one of them has it', async () => {
  for (let round = 0; round < 12; round += 1) {
    const phone = newPhone();
    await addPerson(auth, { phone, phoneVerified: false });
    const browser = openBrowser(auth);
    await browser.call(sendMagicLink, { phoneNumber: phone });
    const { token } = await messageTo(auth, phone);
    const [login, made] = await Promise.allSettled([
      browser.call(redeemLink, { token }),
      addPerson(auth, { phone }),
    ]);
    const status = login.status === 'fulfilled' ? login.value.status : 0;
    expect([
      [200, 'rejected'],
      [410, 'fulfilled'],
    ]).toContainEqual([status, made.status]);
    expect(await auth.prisma.person.count({ where: { phone } })).toBe(1);
  }
});

test('When two members prove at once what the other one claims, then both have what is theirs', async () => {
  for (let round = 0; round < 8; round += 1) {
    const emails = [`x${round}@cross.example`, `y${round}@cross.example`] as const;
    const people = [
      await addPerson(auth, { email: emails[1] }),
      await addPerson(auth, { email: emails[0] }),
    ];
    const proofs = [];
    for (const [index, { phone }] of people.entries()) {
      const browser = await logIn(auth, phone ?? '');
      const email = emails[index] ?? '';
      await browser.call(updateMe, { email });
      const { token } = await messageTo(auth, email);
      proofs.push(() => browser.call(verifyEmail, { token }));
    }
    const answers = await Promise.all(proofs.map((prove) => prove()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await Promise.all(people.map(({ id }) => reload(id)));
    expect(after.map(({ email }) => email)).toEqual(emails);
  }
});

test('When the database is written to by hand, then it keeps the rules itself', async () => {
  const { phone } = await addPerson(auth);
  const insert = (values: string) =>
    auth.pool.query(
      `INSERT INTO person (id, first_name, last_name, phone, phone_verified_at, email, role)
       VALUES (gen_random_uuid(), 'A', 'B', ${values})`,
    );
  await expect(insert(`'${phone}', now(), NULL, 'member'`)).rejects.toThrow(/unique/);
  await expect(insert("'2025550101', NULL, NULL, 'member'")).rejects.toThrow(/person_phone_check/);
  await expect(insert("NULL, now(), NULL, 'member'")).rejects.toThrow(/phone_proof_check/);
  await expect(insert("NULL, NULL, 'A@b.example', 'member'")).rejects.toThrow(/email_check/);
  await expect(insert("NULL, NULL, NULL, 'owner'")).rejects.toThrow(/role_check/);
});

test('When the transaction of a change fails, then neither the change nor its announcement stays', async () => {
  const { id } = await addPerson(auth);
  const failing = auth.deps.database.transaction(async (tx) => {
    await changePerson(tx, id, { lastName: 'Lost' }, null);
    throw new Error('and then it broke');
  });
  await expect(failing).rejects.toThrow('broke');
  expect((await reload(id)).lastName).toBe('Marsh');
  const events = await eventsOf(auth, 'person.changed');
  expect(events.filter(({ personId }) => personId === id)).toHaveLength(1);
  const nobody = auth.deps.database.transaction((tx) => changePerson(tx, randomUUID(), {}, null));
  await expect(nobody).rejects.toMatchObject({ status: 404 });
});
