import type { Care } from '@kbf/contracts';
import { describe, expect, test } from 'vitest';
import { aContact, newMember, nowhere, outboxText, useIntake, visitor } from '../setup.ts';

const intake = useIntake();
type Call = Parameters<typeof intake.call>;

/** A language that our rules cannot read, so danger is possible. */
const foreign = 'صلّوا من أجل عائلتي وبيتي وعملي في هذه الأيام الصعبة يا إخوتي '.repeat(4);

const joining = (about: string) =>
  aContact({ kind: 'join', company: 'Okafor Millwork', about: `I run a small shop. ${about}` });
const registering = (goal: string) => {
  const { fullName, email } = aContact();
  return { fullName, email, financialGoals: { home: 'A small house.', other: goal } };
};
const answering = (text: string) => ({
  editedAt: new Date().toISOString(),
  responses: { 'threePs.feeling': text, 'actions.doList': ['Write to the bank.'] },
});

const places: [string, string, (words: string) => Call][] = [
  ['a contact message', 'contact', (words) => ['POST', '/api/contact', { body: joining(words) }]],
  [
    'a registration',
    'training',
    (words) => ['POST', '/api/register-training', { body: registering(words) }],
  ],
  [
    'a worksheet',
    'training',
    (words) => ['PUT', '/api/training-progress', { as: newMember(), body: answering(words) }],
  ],
];

async function alarms(): Promise<string[]> {
  const sources = (await outboxText(intake, 'crisis.noticed')).match(/"source":"[^"]+"/g);
  return sources ?? [];
}

describe.each(places)('In %s', (_what, source, callWith) => {
  const say = async (words: string) => {
    const answer = await intake.call<{ care?: Care }>(...callWith(words));
    return { status: answer.status, care: answer.json().care };
  };

  test('When danger is certain, then it is kept, and admins are told without the words', async () => {
    const before = (await alarms()).length;
    const { status, care } = await say('I am going to kill myself tonight.');

    expect([200, 201]).toContain(status);
    expect(care).toMatchObject({ level: 'certain', kind: 'suicide' });
    expect((await alarms()).slice(before)).toEqual([`"source":"${source}"`]);
    expect(await outboxText(intake, 'crisis.noticed')).not.toContain('kill');
  });

  test('When danger is possible, then it is answered with care, and nobody is woken', async () => {
    const before = (await alarms()).length;

    expect((await say(foreign)).care).toMatchObject({ level: 'possible' });
    expect(await alarms()).toHaveLength(before);
  });

  test('When nothing speaks of danger, then nothing is said of it', async () => {
    expect((await say('We bake bread for twelve shops.')).care).toBeUndefined();
  });
});

test.each([
  ['a contact message', '/api/contact', joining('We bake bread.')],
  ['a registration', '/api/register-training', registering('A bigger oven.')],
])('When only the name in %s says it outright, then there is care', async (_what, path, body) => {
  const say = async (fullName: string) => {
    const answer = await intake.call<{ care?: Care }>('POST', path, {
      body: { ...body, fullName },
    });
    return answer.json().care;
  };
  expect(await say('I want to kill myself')).toMatchObject({ level: 'certain', kind: 'suicide' });
  expect(await say('Анна Петрова')).toBeUndefined();
});

test('When nobody is logged in, then the worksheet is refused, with care', async () => {
  const body = answering('I am going to kill myself tonight.');
  const answer = await intake.call('PUT', '/api/training-progress', { as: visitor, body });

  expect(answer.status).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'login_required', care: { level: 'certain' } });
});

test('When Postgres is away, then the failure says where help is', async () => {
  const away = await intake.startAnother({
    env: { AUTH_URL: nowhere, DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none' },
  });
  const body = joining('I am going to kill myself tonight.');
  const answer = await away.call('POST', '/api/contact', { body });

  expect(answer.status).toBe(503);
  expect(answer.json()).toMatchObject({ care: { level: 'certain', kind: 'suicide' } });
});

test.each([
  [
    'the phone of a contact form',
    '/api/contact',
    joining('We bake bread.'),
    'phone',
    'I want to kill myself',
  ],
  [
    'the email of a contact form',
    '/api/contact',
    joining('We bake bread.'),
    'email',
    'i-want-to-kill-myself@example.org',
  ],
  [
    'the email of a registration',
    '/api/register-training',
    registering('A bigger oven.'),
    'email',
    'i.want.to.kill.myself@example.org',
  ],
])('When only %s says it outright, then there is care', async (_what, path, body, field, words) => {
  const before = (await alarms()).length;
  const answer = await intake.call<{ care?: Care }>('POST', path, {
    body: { ...body, [field]: words },
  });
  expect(answer.json().care).toMatchObject({ level: 'certain', kind: 'suicide' });
  expect(await alarms()).toHaveLength(before + 1);
});
