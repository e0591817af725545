import { createHash, randomUUID } from 'node:crypto';
import { createTokenSigner, generateKeys } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { useCommunity } from '../setup.ts';
import { newMember, newVisitor, reader } from '../start-community.ts';
import { newRequest, sharePrayer } from './share.ts';

const set = useCommunity();

const totalOf = async () =>
  (await set.community.call('GET', '/api/prayers')).headers['x-total-count'];
const noticesOf = async () =>
  (
    await set.community.parts.database.pool.query(
      `SELECT payload FROM outbox_event WHERE name = 'crisis.noticed'`,
    )
  ).rows as { payload: Record<string, string> }[];

test('When a visitor shares a prayer, then it is public as one of a community member', async () => {
  const userRequest = newRequest();
  const { status, body } = await sharePrayer(set.community, {
    userRequest,
    userId: '11111111-1111-4111-8111-111111111111',
    userName: 'Grace Whitfield',
    isPublic: false,
    tags: ['work', 'hope'],
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    posted: 'public',
    prayer: {
      userName: 'Community Member',
      userRequest,
      aiPrayerResponse: null,
      aiGenerated: false,
      tags: ['work', 'hope'],
      likeCount: 0,
      commentCount: 0,
      mine: true,
      comments: [],
    },
  });
  expect((await set.community.call('GET', `/api/prayers/${body.id}`)).body).toEqual({
    ...body.prayer,
    mine: false,
  });
});

test('When nobody can be told apart by any cookie, then nothing is written', async () => {
  const before = await totalOf();

  expect((await sharePrayer(set.community, {}, reader)).status).toBe(401);
  expect(await totalOf()).toBe(before);
});

test('When a member of unknown name shares, then the name is "Fellowship Member", or anonymous', async () => {
  const member = newMember();
  const open = await sharePrayer(set.community, {}, member);
  const hidden = await sharePrayer(set.community, { anonymous: true }, member);

  expect(open.body.prayer.userName).toBe('Fellowship Member');
  expect(hidden.body.prayer).toMatchObject({ userName: 'Community Member', mine: true });
});

describe('The same request id', () => {
  test('When it comes again with the same content, then there is one prayer and the same answer', async () => {
    const visitor = newVisitor();
    const given = { userRequest: newRequest(), requestId: randomUUID() };
    const before = Number(await totalOf());
    const answers = await Promise.all([
      sharePrayer(set.community, given, visitor),
      sharePrayer(set.community, given, visitor),
      sharePrayer(set.community, given, visitor),
    ]);
    answers.push(await sharePrayer(set.community, given, visitor));

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(Number(await totalOf())).toBe(before + 1);
  });

  test('When it comes again from a visitor who lost the cookie, then the prayer is the answer', async () => {
    const given = { userRequest: newRequest(), requestId: randomUUID() };
    const first = await sharePrayer(set.community, given);
    const second = await sharePrayer(set.community, given, newVisitor());

    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } });
  });

  test.each([
    ['another text', { userRequest: 'Something else entirely.' }],
    ['another response', { aiPrayerResponse: 'Other words.' }],
    ['other tags', { tags: ['other'] }],
    ['an author who is anonymous now', { anonymous: true }],
  ])('When it comes again with %s, then the answer is 409', async (_what, other) => {
    const visitor = newVisitor();
    const given = { userRequest: newRequest(), requestId: randomUUID() };
    await sharePrayer(set.community, given, visitor);

    expect((await sharePrayer(set.community, { ...given, ...other }, visitor)).status).toBe(409);
  });

  test('When it belongs to a member, then nobody else gets that prayer by it', async () => {
    const given = { userRequest: newRequest(), requestId: randomUUID() };
    await sharePrayer(set.community, given, newMember());

    expect((await sharePrayer(set.community, given, newMember())).status).toBe(409);
    expect((await sharePrayer(set.community, given, newVisitor())).status).toBe(409);
  });

  test('When its prayer was deleted, then it does not come back', async () => {
    const visitor = newVisitor();
    const given = { userRequest: newRequest(), requestId: randomUUID() };
    const { body } = await sharePrayer(set.community, given, visitor);
    await set.community.call('DELETE', `/api/prayers/${body.id}`, { as: visitor });

    expect((await sharePrayer(set.community, given, visitor)).status).toBe(410);
  });
});

describe('The response', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
  const tokenFor = (
    claims: { rid?: string; request: string; response: string; verdict?: string },
    key = testKeys().replyToken.privateKey,
    lifetimeMs = 24 * 3_600_000,
  ) =>
    createTokenSigner(
      key,
      lifetimeMs,
    )({
      ...(claims.rid ? { rid: claims.rid } : {}),
      req: sha256(claims.request),
      rep: sha256(claims.response),
      verdict: claims.verdict ?? 'public',
    });
  const request = 'Please pray for a calm heart before the audit.';
  const response = 'Lord, let the numbers be true and the heart be quiet. Amen.';
  const given = { userRequest: request, aiPrayerResponse: response };

  test('When the reply token proves it, then it is marked as AI', async () => {
    const { body } = await sharePrayer(set.community, {
      ...given,
      replyToken: tokenFor({ request, response }),
    });

    expect(body.prayer).toMatchObject({ aiGenerated: true, aiPrayerResponse: response });
    expect(set.ai.asked).toEqual([request]);
  });

  test('When there is no token, then it is kept as the author’s own words, and those are checked', async () => {
    const { body } = await sharePrayer(set.community, given);

    expect(body.prayer).toMatchObject({ aiGenerated: false, aiPrayerResponse: response });
    expect(set.ai.asked).toEqual([`${request}\n\n${response}`]);
  });

  test.each([
    ['is for another request', () => tokenFor({ request: 'Another.', response })],
    ['is for another reply', () => tokenFor({ request, response: 'Another.' })],
    ['is for another request id', () => tokenFor({ rid: randomUUID(), request, response })],
    ['is signed by someone else', () => tokenFor({ request, response }, generateKeys().privateKey)],
    ['is too old', () => tokenFor({ request, response }, undefined, -5 * 60_000)],
    ['is junk', () => 'ey.ey.ey'],
  ])('When the token %s, then the response is not marked as AI', async (_what, token) => {
    const { status, body } = await sharePrayer(set.community, { ...given, replyToken: token() });

    expect(status).toBe(201);
    expect(body.prayer.aiGenerated).toBe(false);
  });

  test('When the assistant’s verdict on the request was held, then the prayer is held', async () => {
    const replyToken = tokenFor({ request, response, verdict: 'held' });

    expect((await sharePrayer(set.community, { ...given, replyToken })).status).toBe(202);
  });
});

describe('Moderation', () => {
  /** Where a prayer can be seen, other than by an admin. */
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

    expect({ status, body }).toEqual({ status: 202, body: { id: body.id, posted: 'held' } });
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
    const { status, body } = await sharePrayer(set.startAnother({ moderationMs: 300 }), {}, author);

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
      'source',
    ]);
  });
});

describe('Hostile text', () => {
  test.each([
    '<script>alert(1)</script> please pray',
    '"><img src=x onerror=alert(1)>',
    "Robert'); DROP TABLE prayer; --",
    'صلّوا من أجل عائلتي',
    'Please \u202Epray\u202C for us 👨‍👩‍👧‍👦',
    '${7*7} {{7*7}} %s %n',
  ])('When the request is %j, then it comes back as the same text', async (userRequest) => {
    const { status, body } = await sharePrayer(set.community, { userRequest });

    expect(status).toBe(201);
    expect(body.prayer.userRequest).toBe(userRequest);
    expect((await set.community.call('GET', '/api/prayers')).text).toContain(
      JSON.stringify(userRequest),
    );
  });

  test.each([
    ['NUL', 'pray\u0000er'],
    ['half of a surrogate pair', 'pray \ud83d'],
    ['nothing', '   '],
    ['more than fits', 'x'.repeat(2_001)],
  ])('When the request is %s, then the answer is 400', async (_what, userRequest) => {
    expect((await sharePrayer(set.community, { userRequest })).status).toBe(400);
  });
});
