import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newMember, newVisitor, reader, useCommunity } from '../setup.ts';
import { newRequest, sharePrayer } from './share.ts';

const set = useCommunity();

const totalOf = async () =>
  (await set.community.call('GET', '/api/prayers')).headers['x-total-count'];
test('When a visitor shares a prayer, then it is public as one of a community member', async () => {
  const userRequest = newRequest();
  const { status, body } = await sharePrayer(set.community, {
    userRequest,
    userId: '11111111-1111-4111-8111-111111111111',
    userName: 'Grace Whitfield',
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
      responseSource: null,
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

describe('Hostile text', () => {
  test.each([
    '<script>alert(1)</script> please pray',
    '"><img src=x onerror=alert(1)>',
    "Please pray for Robert'); DROP TABLE prayer; -- and for his mother.",
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

  test('When a request is in a language that nothing here can judge, then it waits for an admin', async () => {
    const userRequest = 'صلّوا من أجل عائلتي';
    const { status, body } = await sharePrayer(set.community, { userRequest });

    expect(status).toBe(202);
    const kept = await set.community.deps.database.prisma.prayer.findUniqueOrThrow({
      where: { id: body.id },
    });
    expect(kept).toMatchObject({ state: 'held', request: userRequest });
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
