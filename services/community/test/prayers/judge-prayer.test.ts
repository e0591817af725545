import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { recorded } from '../recorded-events.ts';
import { newVisitor, useCommunity } from '../setup.ts';
import { sharePrayer } from './share.ts';

const set = useCommunity();

const totalOf = async () =>
  (await set.community.call('GET', '/api/prayers')).headers['x-total-count'];
const noticesOf = async () =>
  (
    await set.community.deps.database.pool.query(
      `SELECT payload FROM outbox_event WHERE name = 'crisis.noticed'`,
    )
  ).rows as { payload: Record<string, string> }[];

/** The places where readers other than admins can see a prayer. */
async function placesWith(id: string, author: Identity): Promise<string[]> {
  const { call } = set.community;
  const places = [`/api/prayers/${id}`, `/prayer-share/${id}`, `/api/prayers/${id}/comments`];
  const answers = await Promise.all(places.map((place) => call('GET', place, { as: author })));
  const seen = places.filter((_place, index) => answers[index]?.status !== 404);
  const feed = await call('GET', '/api/prayers?limit=100', { as: author });
  return feed.text.includes(id) ? [...seen, 'feed'] : seen;
}

test.each([
  ['The request', { userRequest: 'Buy followers at http://cheap.example, limited offer!' }],
  ['The author’s own response', { aiPrayerResponse: 'Win money at http://cheap.example now!' }],
  ['A tag', { tags: ['http://cheap.example'] }],
])('When %s is objectionable, then the prayer is held and nowhere', async (_what, given) => {
  const author = newVisitor();
  const before = await totalOf();
  const { status, body } = await sharePrayer(set.community, given, author);

  expect({ status, body }).toEqual({
    status: 202,
    body: { id: body.id, posted: 'held', heldFor: 'review' },
  });
  expect(await placesWith(body.id, author)).toEqual([]);
  expect(await totalOf()).toBe(before);
  expect(set.ai.asked).toEqual([]);
});

test.each([
  ['objects', { verdict: 'held' as const, reasons: ['violence'] }],
  ['fails', 'broken' as const],
  ['does not answer in time', 'never' as const],
])('When the provider %s, then the prayer is held and nowhere', async (_what, moderation) => {
  set.ai.moderation = moderation;
  const author = newVisitor();
  const { status, body } = await sharePrayer(
    await set.startAnother({ env: { MODERATION_TIMEOUT_MS: '300' } }),
    {},
    author,
  );

  expect(status).toBe(202);
  expect(await placesWith(body.id, author)).toEqual([]);
});

test('When the provider agrees, then the prayer is public', async () => {
  set.ai.moderation = { verdict: 'public', reasons: [] };

  expect((await sharePrayer(set.community)).status).toBe(201);
});

test('When the words are of self-harm, then they are held and a notice without them goes out', async () => {
  const before = (await noticesOf()).length;
  const author = newVisitor();
  const userRequest = 'I want to kill myself tonight.';
  const { status, body } = await sharePrayer(set.community, { userRequest }, author);

  expect(status).toBe(202);
  expect(await placesWith(body.id, author)).toEqual([]);
  const notices = await noticesOf();
  expect(notices).toHaveLength(before + 1);
  expect(Object.keys(notices.at(-1)!.payload).toSorted()).toEqual([
    'noticeId',
    'noticedAt',
    'sender',
    'source',
  ]);
  expect(notices.at(-1)!.payload['sender']).toMatch(/^v2\./);
});

test.each([
  ['without a token', {}],
  ['with a token that proves nothing', { replyToken: 'forged' }],
])(
  'When the response %s speaks of danger, then admins are told, and the desk has it',
  async (_what, given) => {
    const aiPrayerResponse = 'I am going to kill myself tonight.';
    const before = (await noticesOf()).length;
    const { status, body } = await sharePrayer(
      set.community,
      { aiPrayerResponse, ...given },
      newVisitor(),
    );
    expect(status).toBe(202);
    expect(body).toMatchObject({ care: { level: 'certain', kind: 'suicide' } });
    expect(await noticesOf()).toHaveLength(before + 1);
    const told = (await recorded(set.community, 'care.noticed')).at(-1);
    expect(told?.notice.words).toContain(aiPrayerResponse);
  },
);

test('When such a response is refused for its number, then help is shown and admins are told', async () => {
  const none = { prayers: { person: 0, network: 0 } };
  const limited = await set.startAnother({ env: { COMMUNITY_LIMITS: JSON.stringify(none) } });
  const before = (await noticesOf()).length;
  const aiPrayerResponse = 'I am going to kill myself tonight.';
  const { status, body } = await sharePrayer(limited, { aiPrayerResponse }, newVisitor());
  expect([status, body]).toMatchObject([429, { care: { level: 'certain' } }]);
  expect(await noticesOf()).toHaveLength(before + 1);
});
