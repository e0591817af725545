import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useIntakeBesideAuth } from '../auth-server.ts';
import { announce, eventsOf, newMember } from '../setup.ts';

const beside = useIntakeBesideAuth();
const { intake } = beside;
const now = () => new Date().toISOString();
const kept = () => intake.deps.database.prisma.trainingRegistration;

/** Registers for the training without following the link. @returns the goal, which identifies the registration */
async function register(email: string): Promise<string> {
  const home = randomUUID();
  const body = { fullName: 'Lydia Marsh', email, financialGoals: { home } };
  expect((await intake.call('POST', '/api/register-training', { body })).status).toBe(201);
  return home;
}

const leftOf = async (goals: string[]) => {
  const all = JSON.stringify(await kept().findMany());
  return goals.filter((goal) => all.includes(goal));
};

async function exported(personId: string) {
  const exportId = randomUUID();
  await announce(intake, 'export.requested', { exportId, personId, requestedAt: now() });
  const all = await eventsOf(intake, 'export.gathered');
  return JSON.stringify(all.find((one) => one.exportId === exportId)?.data);
}

const erase = (personId: string) =>
  announce(intake, 'person.erasing', { personId, requestedAt: now() });

test('When a member registers once more and follows no link, then it is erased, but not exported', async () => {
  const { userId } = newMember();
  const email = `lydia_${randomUUID()}@proven.example`;
  const theirs = [await register(email), await register(email.toUpperCase())];
  const others = [await register(email.replace('_', '-')), await register(`x${email}`)];
  beside.prove(userId, { emails: [{ value: email, until: null }] });
  const archive = await exported(userId);
  // Anyone can register with that address.
  expect([...theirs, ...others].filter((goal) => archive.includes(goal))).toEqual([]);
  await erase(userId);
  expect(await leftOf([...theirs, ...others])).toEqual(others);
});

test('When a registration with their address has become another member, then it stays that one’s', async () => {
  const [asking, owner] = [newMember(), newMember()];
  const email = `${randomUUID()}@proven.example`;
  const goal = await register(email);
  await kept().updateMany({ where: { email }, data: { personId: owner.userId } });
  beside.prove(asking.userId, { emails: [{ value: email, until: null }] });
  expect(await exported(asking.userId)).not.toContain(goal);
  await erase(asking.userId);
  expect(await leftOf([goal])).toEqual([goal]);
});
