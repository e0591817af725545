import { identityHeaders, serviceHeaders } from '@kbf/test-kit';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { ask, newId, stateOf, visitor, useAi } from '../setup.ts';
import { dataUrl, dense, jpegOf, jpegWithMetadata, padded, pngBomb } from './photo-samples.ts';

const ai = await useAi();
const { openAi } = ai;
const photo = await jpegOf();
const told = await jpegWithMetadata();
let url: string;
let publishingUrl: string;
let judgedUrl: string;

beforeAll(async () => {
  url = await ai.listen();
  ({ url: publishingUrl } = await ai.start({ PHOTOS_UNCHECKED: 'publish' }));
  ({ url: judgedUrl } = await ai.start({ OPENAI_MODERATION_MODEL: 'local-judge' }));
});

const fromCommunity = (path: string, body?: unknown) =>
  fetch(`${url}${path}`, {
    headers: { ...serviceHeaders('community', 'ai'), 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
const shared = async (requestId: string) =>
  (
    await ai.rows(`SELECT payload FROM outbox_event WHERE payload->>'requestId' = $1`, requestId)
  )[0]?.['payload'];

test('When a photo comes along, then the model sees the re-encoded one and community can fetch it', async () => {
  const requestId = newId();
  const response = await ask(publishingUrl, { requestId, photoUrl: dataUrl(photo) });
  expect(await response.json()).toMatchObject({ posted: 'pending' });
  expect(await shared(requestId)).toMatchObject({
    hasPhoto: true,
    verdict: { state: 'public', reasons: ['photo_unchecked'] },
  });
  const [, image] = openAi.chats[0]!.body.messages!.at(-1)!.content as [
    unknown,
    { type: string; image_url: { url: string } },
  ];
  expect(image.type).toBe('image_url');
  const fetched = await fromCommunity(`/internal/photos/${requestId}`);
  expect(fetched.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await fetched.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800 });
  expect(image.image_url.url).toBe(dataUrl(bytes));
  expect(JSON.stringify(await shared(requestId))).not.toContain('base64');
});

test('When the model cannot see, then it prays about the words', async () => {
  openAi.answerWith({ kind: 'status', status: 400 }, { kind: 'text', text: 'Lord, hear us.' });
  const response = await ask(publishingUrl, { requestId: newId(), photoUrl: dataUrl(photo) });
  expect(await response.json()).toMatchObject({ message: 'Lord, hear us.', posted: 'pending' });
  expect(typeof openAi.chats[1]!.body.messages!.at(-1)!.content).toBe('string');
});

test('When a photo is unchecked and such are held, then the event holds the prayer', async () => {
  const requestId = newId();
  const response = await ask(url, { requestId, photoUrl: dataUrl(photo) });
  expect(await response.json()).toMatchObject({ posted: 'pending' });
  expect(await shared(requestId)).toMatchObject({
    verdict: { state: 'held', reasons: ['photo_unchecked'] },
  });
});

test.each([
  ['fit', [], { state: 'public', reasons: [] }],
  ['unfit', ['sexual'], { state: 'held', reasons: ['photo', 'sexual'] }],
])('When the provider finds the photo %s, then that counts', async (_, flagged, verdict) => {
  openAi.judgeWith((input) => ({ flagged: Array.isArray(input) ? flagged : [] }));
  const requestId = newId();
  const response = await ask(judgedUrl, { requestId, photoUrl: dataUrl(photo) });
  expect(await response.json()).toMatchObject({ posted: 'pending' });
  expect(await shared(requestId)).toMatchObject({ verdict });
});

test('When the prayer is not shared, then the photo is not kept', async () => {
  const requestId = newId();
  await ask(url, { requestId, share: false, photoUrl: dataUrl(photo) });
  expect((await fromCommunity(`/internal/photos/${requestId}`)).status).toBe(404);
});

test('When the photo is no photo, then it is 400, the model is not asked, and another may be sent', async () => {
  const requestId = newId();
  const response = await ask(url, {
    requestId,
    photoUrl: 'data:image/png;base64,PHN2Zz48L3N2Zz4=',
  });
  expect(response.status).toBe(400);
  expect(openAi.chats).toEqual([]);
  expect(await (await stateOf(url, requestId)).json()).toEqual({ state: 'failed' });
  expect((await ask(url, { requestId: newId(), photoUrl: dataUrl(photo) })).status).toBe(200);
});

test.each([
  ['SVG', dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'), 400],
  ['HTML', dataUrl(Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'), 400],
  ['truncated', dataUrl(photo.subarray(0, photo.length / 2)), 400],
  ['30,000 by 30,000 px', dataUrl(pngBomb(), 'image/png'), 400],
  ['wrong magic bytes', dataUrl(Buffer.concat([Buffer.from('GIF89a'), photo])), 400],
  ['exactly 5 MB', dataUrl(padded(photo, 5 * 1024 * 1024)), 200],
  ['5 MB and a byte', dataUrl(padded(photo, 5 * 1024 * 1024 + 1)), 413],
])(
  'When the photo is %s, then both ways in answer alike, and a model sees it only when it is one',
  async (_, photoUrl, status) => {
    expect((await ask(publishingUrl, { photoUrl })).status).toBe(status);
    expect(openAi.chats).toHaveLength(status === 200 ? 1 : 0);
    expect((await fromCommunity('/internal/photos', { photoUrl })).status).toBe(status);
  },
);

test('When a photo tells who took it and where, then neither its copy nor what a model gets does', async () => {
  const requestId = newId();
  expect((await sharp(told).metadata()).exif?.includes('Jane Roe')).toBe(true);
  await ask(publishingUrl, { requestId, photoUrl: dataUrl(told) });
  const [, image] = openAi.chats[0]!.body.messages!.at(-1)!.content as [
    unknown,
    { image_url: { url: string } },
  ];
  const seen = Buffer.from(image.image_url.url.split(',')[1]!, 'base64');
  const rows = await ai.rows('SELECT jpeg FROM reply_photo WHERE request_id = $1', requestId);
  const stored = rows[0]!['jpeg'] as Buffer;
  const passedOn = await fromCommunity('/internal/photos', { photoUrl: dataUrl(told) });
  const encoded = Buffer.from(((await passedOn.json()) as { photo: string }).photo, 'base64');
  for (const jpeg of [seen, stored, encoded]) {
    const { exif, xmp, iptc, icc, comments } = await sharp(jpeg).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(jpeg.includes('Jane Roe') || jpeg.includes('secret-place')).toBe(false);
  }
});

test('When the photo has 5 MB, then it is taken; with more, the answer is 413', async () => {
  const five = 5 * 1024 * 1024;
  expect((await ask(url, { photoUrl: dataUrl(padded(photo, five)) })).status).toBe(200);
  const more = await ask(url, { photoUrl: dataUrl(padded(photo, five + 1)) });
  expect(more.status).toBe(413);
  expect(await more.json()).toMatchObject({ code: 'too_large' });
  const muchMore = await ask(url, { photoUrl: dataUrl(Buffer.alloc(6 * 1024 * 1024)) });
  expect(muchMore.status).toBe(413);
});

const junk = {
  'a list of a million lists': `{"message":"x","photoUrl":${'['.repeat(1_000_000)}`,
  'a million fields': `{"message":"x",${'"a":1,'.repeat(800_000)}"b":1}`,
  'much beside the photo': `{"message":"x","photoUrl":"","other":"${'x'.repeat(4_000_000)}"}`,
  'two photos': `{"message":"x","photoUrl":"${'A'.repeat(3e6)}","photoUrl":"${'A'.repeat(3e6)}"}`,
};
test.each(Object.entries(junk))(
  'When a body of megabytes is %s, then it is refused unread',
  async (_, body) => {
    const headers = { 'content-type': 'application/json', ...identityHeaders(visitor, 'ai') };
    const answer = await fetch(`${url}/api/prayer-chat`, { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(openAi.chats).toEqual([]);
  },
);

test.each([
  ['with its slashes escaped', (text: string) => text.replaceAll('/', String.raw`\/`)],
  ['with blanks between', (text: string) => text.replace('"photoUrl":', '"photoUrl" :\n  ')],
])('When a large photo is written %s, then it is the same photo', async (_, write) => {
  const photoUrl = dataUrl(dense(photo, 4_000_000));
  const body = write(JSON.stringify({ message: 'A word called "photoUrl":"x".', photoUrl }));
  const headers = { 'content-type': 'application/json', ...identityHeaders(visitor, 'ai') };
  const answer = await fetch(`${url}/api/prayer-chat`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const [text, image] = openAi.chats[0]!.body.messages!.at(-1)!.content as { text?: string }[];
  expect(text!.text).toContain('A word called "photoUrl":"x".');
  expect(image).toMatchObject({ type: 'image_url' });
});

test('When community has a photo to encode, then it gets the JPEG; what is none is refused', async () => {
  const response = await fromCommunity('/internal/photos', { photoUrl: dataUrl(photo) });
  const answer = (await response.json()) as { photo: string };
  expect(Object.keys(answer)).toEqual(['photo']);
  const found = await sharp(Buffer.from(answer.photo, 'base64')).metadata();
  expect(found).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
  expect((await fromCommunity('/internal/photos', { photoUrl: 'data:,x' })).status).toBe(400);
});

test('When someone else than community calls the inside, then the answer is 403', async () => {
  for (const headers of [{}, serviceHeaders('auth', 'ai'), serviceHeaders('community', 'auth')]) {
    const response = await fetch(`${url}/internal/photos/${newId()}`, { headers });
    expect(response.status).toBe(403);
  }
});
