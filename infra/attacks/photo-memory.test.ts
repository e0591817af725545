import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import type { Stack } from '../local/stack.ts';
import { startAiAlone } from './ai-alone.ts';

const mebibyte = 1024 * 1024;
/** What a process may keep of a hundred megabytes of photos (bytes): less than one of them unpacked. */
const mostKeptBytes = 64 * mebibyte;
/** How often more is sent where more was kept. */
const mostMore = 3;

// Seventy photos of 5 MB are half a minute’s work, and many times that beside other work.
vi.setConfig({ testTimeout: 900_000 });

let stack: Stack;
let photoUrl: string;

beforeAll(async () => {
  stack = await startAiAlone();
  photoUrl = await noisyPhoto();
});
afterAll(() => stack?.stop());

/** A photo that cannot be made smaller, in passes, which are the most costly to unpack: nearly 5 MB. */
async function noisyPhoto(): Promise<string> {
  const [width, height] = [4_000, 3_000];
  const raw = randomBytes(width * height * 3);
  const photo = sharp(raw, { raw: { width, height, channels: 3 } });
  const jpeg = await photo.jpeg({ quality: 35, progressive: true }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

async function residentBytes(name: 'ai' | 'gateway'): Promise<number> {
  const text = await (await fetch(`${stack.opsUrl(name)}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1]);
}

const sendPhoto = (client: Client) =>
  client.call('POST', '/api/prayer-chat', {
    body: { message: 'Please pray for our shop.', photoUrl, requestId: randomUUID() },
  });

/** Sends so many photos, two at a time: more of one address are told to come later. */
async function sendPhotos(count: number): Promise<void> {
  const sendHalf = async (client: Client) => {
    for (let sent = 0; sent < count / 2; sent += 1)
      expect((await sendPhoto(client)).status).toBe(200);
  };
  await Promise.all([createClient(stack.origin), createClient(stack.origin)].map(sendHalf));
}

/** How many bytes more the processes hold after so many photos more. */
async function keptAfter(photos: number): Promise<{ ai: number; gateway: number }> {
  const before = { ai: await residentBytes('ai'), gateway: await residentBytes('gateway') };
  await sendPhotos(photos);
  return {
    ai: (await residentBytes('ai')) - before.ai,
    gateway: (await residentBytes('gateway')) - before.gateway,
  };
}
const isLittle = (kept: { ai: number; gateway: number }) =>
  Math.max(kept.ai, kept.gateway) < mostKeptBytes;

test('When large photos come one after the other, then no process keeps more with each', async () => {
  expect(photoUrl.length).toBeGreaterThan(3 * mebibyte);
  // What is loaded with the first photo and the first prayer stays.
  await sendPhotos(6);
  let kept = await keptAfter(16);
  // What a busy process has yet to give back is no leak: one that keeps something of each photo keeps it every time.
  for (let more = 0; more < mostMore && !isLittle(kept); more += 1) kept = await keptAfter(16);
  expect(kept.ai).toBeLessThan(mostKeptBytes);
  expect(kept.gateway).toBeLessThan(mostKeptBytes);
});
