import { limits } from '@kbf/contracts';
import type { PrayerAudience } from '@kbf/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { askAbout, photoUrl } from '../prayers/ask-about.ts';
import { sharePrayer } from '../prayers/share.ts';
import { saveProfile } from '../profiles/profile.ts';
import { newMember, reader, useCommunity } from '../setup.ts';

const set = useCommunity();
const { changeTo } = askAbout(set);

/** A photo as ai hands it over: a gradient with noise, which compresses about as real ones do. */
async function photoOf(width: number, height: number): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < raw.length; at++)
    raw[at] = (180 * at) / raw.length + 40 * Math.sin(at / 999) + 12 * Math.random() + 40;
  const photo = sharp(raw, { raw: { width, height, channels: 3 } });
  return photo.jpeg({ quality: limits.photo.serverQuality }).toBuffer();
}

async function share(photo: Buffer, author = newMember(), audience: PrayerAudience = 'public') {
  set.ai.encoding = { status: 200, verdict: 'public', photo };
  const { body } = await sharePrayer(set.community, { photoUrl, audience }, author);
  return { id: body.id, url: body.prayer.photoUrl! };
}
const open = (url: string, as = reader, etag?: string) =>
  set.community.call('GET', url, { as, headers: etag ? { 'if-none-match': etag } : {} });
async function sizeOf(bytes: Buffer) {
  // The service blocks this reader, and runs in the same process here.
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
}

test('When a page asks for a width, then it gets a WebP lighter than the JPEG, and 304 from then on', async () => {
  const { url } = await share(await photoOf(800, 600));
  const stored = await open(url);
  const small = await open(`${url}?width=600`);
  const large = await open(`${url}?width=800`);

  expect(await sizeOf(stored.bytes)).toEqual(['jpeg', 800, 600]);
  expect(await sizeOf(small.bytes)).toEqual(['webp', 600, 450]);
  expect(await sizeOf(large.bytes)).toEqual(['webp', 800, 600]);
  expect(small.bytes.length).toBeLessThan(large.bytes.length * 0.8);
  expect(large.bytes.length).toBeLessThan(stored.bytes.length);
  for (const answer of [small, large])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
    });
  const etags = [stored, small, large].map(({ headers }) => headers['etag']);
  expect(new Set(etags).size).toBe(3);
  expect(await open(`${url}?width=600`, reader, etags[1])).toMatchObject({ status: 304, text: '' });
  expect((await open(`${url}?width=600`, reader, etags[2])).status).toBe(200);
});

test('When a photo is narrower, then it keeps its own width; a tall one is measured by its width', async () => {
  const narrow = await share(await photoOf(300, 200));
  const tall = await share(await photoOf(800, 1200));

  expect(await sizeOf((await open(`${narrow.url}?width=600`)).bytes)).toEqual(['webp', 300, 200]);
  expect(await sizeOf((await open(`${tall.url}?width=600`)).bytes)).toEqual(['webp', 600, 900]);
});

test('When many ask at once for the first time, then all get the same', async () => {
  const { url } = await share(await photoOf(800, 600));
  const answers = await Promise.all(Array.from({ length: 40 }, () => open(`${url}?width=600`)));

  for (const { status, bytes } of answers) {
    expect(status).toBe(200);
    expect(bytes.equals(answers[0]!.bytes)).toBe(true);
  }
});

test.each(['601', '0', '-1', '1e9', 'small', '', '600&width=800', '600%00'])(
  'When width is %j, then the answer is 400, and nothing is encoded',
  async (width) => {
    const { url } = await share(await photoOf(20, 10));
    const answer = await open(`${url}?width=${width}`);

    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toContain('json');
  },
);

test('When a photo cannot be made smaller, then the stored one is the answer, under its own tag', async () => {
  const photo = Buffer.from('no photo at all');
  const { url } = await share(photo);
  const stored = await open(url);
  const answer = await open(`${url}?width=600`);

  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    etag: stored.headers['etag'],
  });
  expect(answer.bytes.equals(photo)).toBe(true);
});

test('When fewer may see a prayer that everyone had opened, then no width is left for the others', async () => {
  const author = newMember();
  const { id, url } = await share(await photoOf(800, 600), author);
  const small = `${url}?width=600`;
  const { headers } = await open(small);
  await changeTo(id, 'members', author);
  const member = await open(small, newMember());

  expect(member.status).toBe(200);
  expect(member.headers['cache-control']).toBe('private, no-store');
  for (const etag of [undefined, headers['etag']])
    expect((await open(small, reader, etag)).status).toBe(404);

  await set.community.call('DELETE', `/api/prayers/${id}`, { as: author });
  for (const path of [url, small, `${url}?width=800`])
    for (const as of [reader, author])
      expect((await open(path, as, headers['etag'])).status).toBe(410);
});

test('When a portrait is asked for by width, then it is as public as the profile, and gone when removed', async () => {
  set.ai.encoding = { status: 200, verdict: 'public', photo: await photoOf(800, 800) };
  const member = newMember();
  const { body } = await saveProfile(set.community, member, { photo: photoUrl });
  const small = `${body.profileImage}?width=288`;
  const shown = await open(small);

  expect(await sizeOf(shown.bytes)).toEqual(['webp', 288, 288]);
  expect(shown.headers['cache-control']).toBe('public, max-age=300');
  expect((await open(`${body.profileImage}?width=800`)).status).toBe(400);

  await saveProfile(set.community, member, { isPublic: false });
  expect((await open(small)).status).toBe(404);
  expect((await open(small, member)).headers['cache-control']).toBe('private, no-store');

  await saveProfile(set.community, member, { photo: null });
  expect((await open(small, member)).status).toBe(410);
});
