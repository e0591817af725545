import { randomUUID } from 'node:crypto';
import { communityCalls, companyCalls, hrefOf, profileCalls, reportCalls } from '@kbf/contracts';
import { createIdentitySigner, generateKeys, identityHeader } from '@kbf/process-kit';
import { identityHeaders } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { sharePublic } from './prayers/share.ts';
import { newVisitor, useCommunity } from './setup.ts';

const set = useCommunity();
const everyCall = [...communityCalls, ...reportCalls, ...profileCalls, ...companyCalls];
const admin = { role: 'admin' as const, userId: randomUUID() };

test.each([
  ['nobody’s word', ''],
  ['junk', 'ey.ey.ey'],
  ['its own word', createIdentitySigner(generateKeys().privateKey)(admin, 'community')],
  ['the gateway’s word to another service', identityHeaders(admin, 'auth')[identityHeader]!],
])('When a call comes with %s on who asks, then no route answers it', async (_what, token) => {
  const ids = {
    id: randomUUID(),
    commentId: randomUUID(),
    photoId: randomUUID(),
    userId: randomUUID(),
    companyName: 'any',
  };
  const answers = await Promise.all(
    everyCall.map((call) =>
      set.community.call(call.method, hrefOf(call, ids as never), {
        headers: { [identityHeader]: token },
      }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(everyCall.map(() => 401));
});

test('When a body is larger than its call takes, then the answer is 413', async () => {
  const id = await sharePublic(set.community);
  const as = newVisitor();
  const comment = await set.community.call('POST', `/api/prayers/${id}/comments`, {
    as,
    body: { comment: 'x'.repeat(70_000) },
  });
  const prayer = await set.community.call('POST', '/api/prayers', {
    as,
    body: {
      userRequest: 'Please pray.',
      photoUrl: `data:image/jpeg;base64,${'A'.repeat(7_400_000)}`,
    },
  });

  expect([comment.status, prayer.status]).toEqual([413, 413]);
});

test('When a body is no JSON, or against the contract, then it is 415 and 400, without inner words', async () => {
  const as = newVisitor();
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    set.community.call('POST', '/api/prayers', { as, body, headers });
  const answers = [
    await post('text', { 'content-type': 'text/plain' }),
    await post({}),
    await post([]),
    await post({ userRequest: { $gt: '' } }),
    await post({ userRequest: 'Please pray.', tags: Array.from({ length: 11 }, () => 'tag') }),
    await post({ userRequest: 'Please pray.', requestId: 'not-an-id' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([415, 400, 400, 400, 400, 400]);
  expect(answers.map(({ text }) => text).join('')).not.toMatch(/at \/|node_modules|prisma|zod/i);
});
