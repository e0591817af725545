import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deskOf, look, notice } from './at-the-desk.ts';
import { useCommunity } from '../setup.ts';

const set = useCommunity({ worker: true });
const flooding = '203.0.113.7';

async function flood(count: number, level: 'certain' | 'possible' = 'certain'): Promise<void> {
  for (let sent = 0; sent < count; sent += 1)
    await notice(set.community, { network: flooding, level });
}
const dangers = async () =>
  (await deskOf(set.community)).body.flatMap(({ id, danger }) => (danger ? { id, ...danger } : []));

test('When one network floods the desk, then its first notices are cases, and the others are counted', async () => {
  await flood(23);
  expect(await dangers()).toHaveLength(20);
  const [newest, ...others] = await dangers();
  expect(newest?.more).toBe(3);
  expect(others.filter(({ more }) => more > 0)).toEqual([]);
  const { body } = await look(set.community, { kind: 'danger', id: newest!.id });
  expect(body).toMatchObject({ danger: { more: 3 }, case: { more: 3 } });

  // Other people are not affected: another network, a member there, a visitor with a phone number, a new level of
  // notice.
  const own = [
    await notice(set.community, { network: '203.0.113.8' }),
    await notice(set.community, { network: flooding, userId: randomUUID() }),
    await notice(set.community, {
      network: flooding,
      contact: { fullName: 'Ruth', phone: '+12025550103', email: null },
    }),
    await notice(set.community, { network: flooding, level: 'possible' }),
    await notice(set.community, { network: 'unknown' }),
    await notice(set.community),
  ];
  const ids = (await dangers()).map(({ id }) => id);
  expect(ids).toHaveLength(26);
  expect(ids).toEqual(expect.arrayContaining(own));

  const kept = await set.community.deps.database.prisma.careCase.findMany();
  expect(JSON.stringify(kept)).not.toContain(flooding);
});

test('When an admin has handled what came, then what comes next is a case again', async () => {
  const { careCase } = set.community.deps.database.prisma;
  await careCase.deleteMany();
  await flood(21);
  await careCase.updateMany({ data: { handledAt: new Date() } });
  await flood(2);
  const [again, ...others] = await dangers();
  expect(others).toEqual([]);
  expect(again?.more).toBe(1);
});
