import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { announce, eventsOf, outboxText, useIntake } from '../setup.ts';

const limits = { registrationsPerAddressHour: 4, registrationsPerRecipientHour: 6 };
const intake = useIntake({ worker: true, env: { INTAKE_LIMITS: JSON.stringify(limits) } });

let people = 0;
const aRegistration = (more: Record<string, unknown> = {}) => ({
  fullName: 'Tobias Ferreira',
  email: `tobias${++people}@ferreira.example`,
  financialGoals: { home: ' A small house by 2030 ', car: '' },
  ...more,
});
const register = (body: unknown, address?: string) =>
  intake.call('POST', '/api/register-training', { body, ...(address ? { address } : {}) });
const rowsOf = (email: string) =>
  intake.deps.database.prisma.trainingRegistration.findMany({ where: { email } });
const announced = async (id: string) =>
  (await eventsOf(intake, 'training.registered')).filter((one) => one.registrationId === id);

describe('Registering for the training', () => {
  test('When somebody registers, then it is kept with its goals, and auth has the address confirmed', async () => {
    const body = aRegistration();
    const answer = await register(body);
    expect(answer.status).toBe(201);
    expect(answer.json()).toEqual({
      message:
        'Registration Successful! Please check your email to verify your account and access the training.',
    });
    const [row, ...more] = await rowsOf(body.email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      fullName: 'Tobias Ferreira',
      financialGoals: { home: 'A small house by 2030' },
      personId: null,
    });
    const [event] = await announced(row!.id);
    const { fullName, email } = body;
    expect(event?.person).toEqual({ fullName, email, networks: [expect.any(String)] });
    expect(await outboxText(intake, 'training.registered')).not.toMatch(/tobias|house/i);
  });

  test('When the address is registered or a member’s already, then status, body and headers are the same', async () => {
    const body = aRegistration();
    const shape = ({ status, text, headers }: Awaited<ReturnType<typeof register>>) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
    });
    const first = await register(body);
    const again = await register(body);
    const [row] = await rowsOf(body.email);
    await announce(intake, 'member.joined', {
      personId: randomUUID(),
      registrationId: row!.id,
      isNew: true,
      joinedAt: new Date().toISOString(),
    });
    const member = await register(body);
    expect(shape(again)).toEqual(shape(first));
    expect(shape(member)).toEqual(shape(first));
    expect(await rowsOf(body.email)).toHaveLength(3);
  });

  test('When the same request id comes ten times at once, then it is one registration and one event', async () => {
    const body = aRegistration({ requestId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    const rows = await rowsOf(body.email);
    expect(rows).toHaveLength(1);
    expect(await announced(rows[0]!.id)).toHaveLength(1);
  });

  test('When the request id came with something else before, then 409', async () => {
    const body = aRegistration({ requestId: randomUUID() });
    await register(body);
    const changes = [{ fullName: 'Other' }, { financialGoals: { car: 'A van' } }];
    for (const change of changes) {
      expect((await register({ ...body, ...change })).status).toBe(409);
    }
  });

  test.each([
    ['no goal', { financialGoals: {} }],
    ['blank goals', { financialGoals: { home: '  ', other: '' } }],
    ['an unknown goal alone', { financialGoals: { yacht: 'Big' } }],
    ['no goals at all', { financialGoals: undefined }],
    ['a list of goals', { financialGoals: ['home'] }],
    ['a goal too long', { financialGoals: { home: 'h'.repeat(2_001) } }],
    ['a NUL in a goal', { financialGoals: { home: 'a \u0000' } }],
    ['a goal that is no text', { financialGoals: { home: { $ne: null } } }],
    ['a name too short', { fullName: 'T' }],
    ['no address', { email: 'tobias' }],
  ])('When there is %s, then 400', async (_what, change) => {
    const answer = await register(aRegistration(change));
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });

  test('When there is no goal, then the message is the form’s', async () => {
    expect((await register(aRegistration({ financialGoals: {} }))).text).toContain(
      'Please add at least one financial goal',
    );
  });

  test('When one network or one mail address comes too often, then 429', async () => {
    const statuses = async (answers: Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);
    const network = Array.from({ length: 5 }, () => register(aRegistration(), '203.0.113.4'));
    expect(await statuses(network)).toEqual([201, 201, 201, 201, 429]);
    const body = aRegistration();
    const recipient = Array.from({ length: 7 }, () => register(body));
    expect(await statuses(recipient)).toEqual([201, 201, 201, 201, 201, 201, 429]);
  });
});
