import { randomUUID } from 'node:crypto';
import type { ContactSubmission, TrainingProgress } from '@kbf/contracts';
import { describe, expect, test } from 'vitest';
import { aContact, admin, announce, eventsOf, newMember, outboxText, send } from '../setup.ts';
import { useIntakeBesideAuth } from '../auth-server.ts';

const { intake } = useIntakeBesideAuth();
const prisma = () => intake.deps.database.prisma;
const now = () => new Date().toISOString();

const putProgress = (as: ReturnType<typeof newMember>, body: Record<string, unknown>) =>
  intake.call<TrainingProgress>('PUT', '/api/training-progress', {
    as,
    body: { editedAt: now(), ...body },
  });
const progressOf = async (as: ReturnType<typeof newMember>) =>
  (await intake.call<TrainingProgress>('GET', '/api/training-progress', { as })).json();
const join = (personId: string, what: { submissionId?: string; registrationId?: string }) =>
  announce(intake, 'member.joined', { personId, ...what, isNew: true, joinedAt: now() });
const erase = (personId: string) =>
  announce(intake, 'person.erasing', { personId, requestedAt: now() });

async function register(more: Record<string, unknown> = {}): Promise<string> {
  const email = `${randomUUID()}@ferreira.example`;
  await intake.call('POST', '/api/register-training', {
    body: {
      fullName: 'Tobias Ferreira',
      email,
      financialGoals: { home: 'A house', business: 'A workshop' },
      ...more,
    },
  });
  return (await prisma().trainingRegistration.findFirstOrThrow({ where: { email } })).id;
}

/** A member with one of everything that intake stores. */
async function settled() {
  const member = newMember();
  const contact = aContact();
  const submissionId = await send(intake, contact);
  const registrationId = await register();
  await join(member.userId, { submissionId });
  await join(member.userId, { registrationId });
  await putProgress(member, { completedModules: [1], responses: { 'threePs.outcome': 'Peace' } });
  return { member, contact, submissionId, registrationId };
}

describe('When a member joined', () => {
  test('When a submission became a member, then admins see which; heard twice, it is the same', async () => {
    const { userId } = newMember();
    const [submissionId, other] = [await send(intake), await send(intake)];
    await join(userId, { submissionId });
    await join(userId, { submissionId });
    const list = await intake.call<ContactSubmission[]>('GET', '/api/contact-submissions', {
      as: admin,
    });
    const personOf = (id: string) => list.json().find((one) => one.id === id)?.personId;
    expect([personOf(submissionId), personOf(other)]).toEqual([userId, null]);
  });

  test('When a registration became a member, then the training begins with its goals, once', async () => {
    const member = newMember();
    const registrationId = await register();
    await join(member.userId, { registrationId });
    expect(await progressOf(member)).toMatchObject({
      currentModule: 1,
      completedModules: [],
      responses: { 'goals.home': 'A house', 'goals.business': 'A workshop' },
    });
    await putProgress(member, { currentModule: 3, responses: { 'goals.home': 'Two houses' } });
    await join(member.userId, { registrationId });
    expect(await progressOf(member)).toMatchObject({
      currentModule: 3,
      responses: { 'goals.home': 'Two houses', 'goals.business': 'A workshop' },
    });
  });

  test('When a registration comes to a member who has written goals before, then those stay', async () => {
    const member = newMember();
    await putProgress(member, { responses: { 'goals.home': 'My own' } });
    await join(member.userId, { registrationId: await register() });
    expect((await progressOf(member)).responses).toEqual({
      'goals.home': 'My own',
      'goals.business': 'A workshop',
    });
  });

  test('When what they came from is unknown here, then nothing happens', async () => {
    const { userId } = newMember();
    await join(userId, { submissionId: randomUUID(), registrationId: randomUUID() });
    await join(userId, {});
    expect(await prisma().trainingProgress.count({ where: { personId: userId } })).toBe(0);
  });
});

describe('When a person is erased', () => {
  test('When it is heard, twice too, then nothing of theirs is left, others keep theirs; it is confirmed', async () => {
    const [gone, stays] = [await settled(), await settled()];
    await erase(gone.member.userId);
    await erase(gone.member.userId);
    const left = JSON.stringify([
      await prisma().contactSubmission.findMany(),
      await prisma().trainingRegistration.findMany(),
      await prisma().trainingProgress.findMany({ include: { answers: true } }),
    ]);
    for (const trace of [gone.member.userId, gone.contact.email, gone.contact.fullName])
      expect(left).not.toContain(`"${trace}"`);
    for (const trace of [stays.member.userId, stays.contact.email]) expect(left).toContain(trace);
    const confirmed = await eventsOf(intake, 'person.erased');
    const confirmedFor = ({ userId }: { userId: string }) =>
      confirmed.some(({ personId }) => personId === userId);
    expect([gone, stays].map(({ member }) => confirmedFor(member))).toEqual([true, false]);
  });

  test('When they sent other forms, then those go too; who shares only address or number keeps theirs', async () => {
    const { member, contact } = await settled();
    const { email, phone } = contact;
    const sendAs = (more: Record<string, unknown>) =>
      send(intake, aContact(undefined, { phone: '(202) 555-0177', ...more }));
    const same = await sendAs({ email: email.toUpperCase(), phone: `+1 ${phone}` });
    const others = [
      await sendAs({ email }),
      await sendAs({ phone }),
      await sendAs({ email, phone: null }),
    ];
    const exportId = randomUUID();
    await announce(intake, 'export.requested', {
      exportId,
      personId: member.userId,
      requestedAt: now(),
    });
    const gathered = (await eventsOf(intake, 'export.gathered')).at(-1);
    expect(gathered).toMatchObject({ exportId });
    expect(gathered?.data).toMatchObject({
      submissions: [{ email }],
    });
    await erase(member.userId);
    const left = await prisma().contactSubmission.findMany({
      where: { id: { in: [same, ...others] } },
    });
    expect(left.map(({ id }) => id).toSorted()).toEqual(others.toSorted());
  });

  test('When something of theirs comes late, then it is not kept', async () => {
    const { member } = await settled();
    const [submissionId, registrationId] = [await send(intake), await register()];
    await erase(member.userId);
    expect((await putProgress(member, { responses: { 'goals.home': 'x' } })).status).toBe(401);
    expect((await progressOf(member)).updatedAt).toBeNull();
    await join(member.userId, { submissionId, registrationId });
    expect(await prisma().contactSubmission.count({ where: { id: submissionId } })).toBe(0);
    expect(await prisma().trainingRegistration.count({ where: { id: registrationId } })).toBe(0);
    expect(await prisma().trainingProgress.count({ where: { personId: member.userId } })).toBe(0);
  });

  test('When they write while they are erased, then nothing is left, whichever came first', async () => {
    const { member } = await settled();
    const writing = Array.from({ length: 20 }, (_, n) =>
      putProgress(member, { responses: { 'goals.home': String(n) } }),
    );
    const [answers] = await Promise.all([Promise.all(writing), erase(member.userId)]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await prisma().trainingAnswer.count({ where: { personId: member.userId } })).toBe(0);
    expect(await prisma().trainingProgress.count({ where: { personId: member.userId } })).toBe(0);
  });
});

describe('When a person asks for their data', () => {
  const gather = async (personId: string) => {
    const exportId = randomUUID();
    await announce(intake, 'export.requested', { exportId, personId, requestedAt: now() });
    const found = (await eventsOf(intake, 'export.gathered')).filter(
      (one) => one.exportId === exportId,
    );
    expect(found).toHaveLength(1);
    return found[0]?.data;
  };

  test('When there is some, then all of it is handed over, sealed, without what admins noted', async () => {
    const { member, contact, submissionId } = await settled();
    await intake.call('PATCH', `/api/contact-submissions/${submissionId}`, {
      as: admin,
      body: { note: 'Between us admins.' },
    });
    const data = await gather(member.userId);
    expect(data).toMatchObject({
      submissions: [{ ...contact, type: 'Member', status: 'new' }],
      trainingRegistrations: [
        {
          fullName: 'Tobias Ferreira',
          financialGoals: { home: 'A house', business: 'A workshop' },
        },
      ],
      trainingProgress: {
        completedModules: [1],
        responses: { 'goals.home': 'A house', 'threePs.outcome': 'Peace' },
      },
    });
    expect(JSON.stringify(data)).not.toContain('Between us');
    expect(await outboxText(intake, 'export.gathered')).not.toMatch(/tobias|a workshop/i);
  });

  test('When there is none, or not any more, then an empty part is handed over', async () => {
    const nothing = {
      submissions: [],
      trainingRegistrations: [],
      trainingProgress: { completedModules: [], responses: {}, updatedAt: null },
    };
    expect(await gather(randomUUID())).toMatchObject(nothing);
    const { member } = await settled();
    await erase(member.userId);
    expect(await gather(member.userId)).toMatchObject(nothing);
  });
});
