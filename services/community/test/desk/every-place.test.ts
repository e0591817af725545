import type { Care } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { recordedEvents } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { newJoiner, newVisitor, useCommunity } from '../setup.ts';
import { sharePublic } from '../prayers/share.ts';

const set = useCommunity();

type Answered = { status: number; care: Care | undefined; posted?: string; text: string };
type Say = (words: string) => Promise<Answered>;

const place = async (
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  body: object,
  as: Identity,
): Promise<Answered> => {
  const answer = await set.community.call<{ care?: Care; posted?: string }>(method, path, {
    as,
    body,
  });
  const { care, posted } = answer.body;
  return { status: answer.status, text: answer.text, care, ...(posted ? { posted } : {}) };
};

const places: [string, string, Say][] = [
  [
    'a prayer',
    'prayer',
    (userRequest) => place('POST', '/api/prayers', { userRequest }, newVisitor()),
  ],
  [
    'an own response to a prayer',
    'prayer',
    (aiPrayerResponse) =>
      place(
        'POST',
        '/api/prayers',
        { userRequest: 'Please pray for us.', aiPrayerResponse },
        newVisitor(),
      ),
  ],
  [
    'a comment',
    'comment',
    async (comment) => {
      const id = await sharePublic(set.community);
      return place('POST', `/api/prayers/${id}/comments`, { comment }, newVisitor());
    },
  ],
  [
    'thanks',
    'thanks',
    async (thanks) => {
      const author = newJoiner();
      const id = await sharePublic(set.community, author);
      return place('PATCH', `/api/prayers/${id}`, { thanks }, author);
    },
  ],
  [
    'a profile',
    'profile',
    (identity) =>
      place(
        'PUT',
        '/api/user-profile/me',
        { identity, humanBeliefs: [], isPublic: true },
        newJoiner(),
      ),
  ],
];

const alarms = () => recordedEvents(set.community.deps.database.sql, 'crisis.noticed');

describe.each(places)('In %s', (_what, source, say) => {
  test('When danger is certain, then it is held, and admins are told without the words', async () => {
    const before = (await alarms()).length;
    const answer = await say('I am going to kill myself tonight.');

    expect(answer).toMatchObject({ status: 202, care: { level: 'certain', kind: 'suicide' } });
    const told = (await alarms()).slice(before);
    expect(told).toMatchObject([{ source }]);
    expect(JSON.stringify(told)).not.toContain('kill');
  });

  test('When danger is possible, then it is answered with care and held, and nobody is woken', async () => {
    const before = (await alarms()).length;

    expect(await say('صلّوا من أجل عائلتي')).toMatchObject({
      status: 202,
      care: { level: 'possible' },
    });
    expect(await alarms()).toHaveLength(before);
  });

  test('When nothing speaks of danger, then nothing is said of it', async () => {
    const answer = await say('Thank you all, the bakery opens on Thursday.');

    expect([200, 201]).toContain(answer.status);
    expect(answer.text).not.toContain('"care"');
  });
});

test('When a report says that somebody is in danger, then help is shown, and admins are told', async () => {
  const before = (await alarms()).length;
  const id = await sharePublic(set.community);
  const report = (reason: string) =>
    place('POST', `/api/prayers/${id}/report`, { reason }, newVisitor());

  expect(
    await report('My brother wrote this. He says he will shoot himself tonight.'),
  ).toMatchObject({
    status: 201,
    care: { level: 'certain' },
  });
  expect((await alarms()).slice(before)).toMatchObject([{ source: 'report' }]);
  expect((await report('This is an advertisement.')).care).toBeUndefined();
});

test('When a text is in Spanish, then help is in Spanish', async () => {
  const [, , say] = places[0]!;

  expect(await say('Quiero matarme esta noche, ya no puedo más.')).toMatchObject({
    status: 202,
    care: { level: 'certain', language: 'es' },
  });
});

test('When the provider hears danger that we did not, then the answer says so and admins are told', async () => {
  const care = { level: 'certain', kind: 'suicide', language: 'en' } as const;
  set.ai.moderation = { verdict: 'held', reasons: ['self-harm/intent'], care };
  const before = (await alarms()).length;
  const [, , say] = places[0]!;

  expect(await say('The harvest came in late this year.')).toMatchObject({ status: 202, care });
  expect(await alarms()).toHaveLength(before + 1);
});

test('When the allowance is used up, then the refusal says care, and admins are told', async () => {
  const strict = await set.startAnother({
    env: { COMMUNITY_LIMITS: JSON.stringify({ comments: { person: 0, network: 0 } }) },
  });
  const id = await sharePublic(set.community);
  const before = (await alarms()).length;
  const refused = await strict.call('POST', `/api/prayers/${id}/comments`, {
    as: newVisitor(),
    body: { comment: 'I want to end my life tonight.' },
  });

  expect(refused).toMatchObject({ status: 429, body: { care: { level: 'certain' } } });
  expect(await alarms()).toHaveLength(before + 1);
});

test('When Postgres is away, then every failure to a person in danger says where help is', async () => {
  const away = await set.startAnother({
    env: { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none' },
  });
  const body = { userRequest: 'I am going to kill myself tonight.' };
  const answer = await away.call('POST', '/api/prayers', { as: newVisitor(), body });
  const ordinary = await away.call('POST', '/api/prayers', {
    as: newVisitor(),
    body: { userRequest: 'Please pray for the bakery.' },
  });

  expect(answer).toMatchObject({ status: 503, body: { care: { level: 'certain' } } });
  expect(ordinary.status).toBe(503);
  expect(ordinary.text).not.toContain('"care"');
});
