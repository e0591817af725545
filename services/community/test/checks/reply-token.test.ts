import { createHash, randomUUID } from 'node:crypto';
import { createTokenSigner, generateKeys } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { sharePrayer } from '../prayers/share.ts';
import { useCommunity } from '../setup.ts';

const set = useCommunity();

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const tokenFor = (
  claims: { rid?: string; request: string; response: string; verdict?: string; source?: string },
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
    ...(claims.source ? { src: claims.source } : {}),
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

test('When the reply token proves it, then its verses are marked, and who wrote it is told', async () => {
  const verse = { reference: 'Psalm 46:10', translation: 'WEB', start: 6, end: 28 } as const;
  set.ai.passages = [verse];
  const replyToken = tokenFor({ request, response, source: 'guide' });
  const { body } = await sharePrayer(set.community, { ...given, replyToken });

  expect(body.prayer).toMatchObject({ passages: [verse], responseSource: 'guide' });
  const own = await sharePrayer(set.community, given);
  expect(own.body.prayer).toMatchObject({ passages: [], responseSource: 'author' });
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
