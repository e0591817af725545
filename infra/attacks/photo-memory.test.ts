import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import type { Stack } from '../local/stack.ts';
import { startAiAlone } from './ai-alone.ts';

const mebibyte = 1024 * 1024;
/** Memory that a process may keep after a hundred megabytes of photos (bytes): less than one decoded photo. */
const mostKeptBytes = 64 * mebibyte;
/** How often the test sends more photos if memory has grown. */
const mostMore = 3;

// Seventy photos of 5 MB take half a minute, and many times that on a busy machine.
vi.setConfig({ testTimeout: 900_000 });

let stack: Stack;
let photoUrl: string;

beforeAll(async () => {
  stack = await startAiAlone();
  photoUrl = await noisyPhoto();
});
afterAll(() => stack?.stop());

/** A progressive photo that does not compress, which is the most expensive to decode: nearly 5 MB. */
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

/** Sends this many photos, two at a time: more from one address are told to retry later. */
async function sendPhotos(count: number): Promise<void> {
  const sendHalf = async (client: Client) => {
    for (let sent = 0; sent < count / 2; sent += 1)
      expect((await sendPhoto(client)).status).toBe(200);
  };
  await Promise.all([createClient(stack.origin), createClient(stack.origin)].map(sendHalf));
}

/** How many more bytes the processes use after this many photos. */
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
  // Code that loads with the first photo and prayer stays in memory.
  await sendPhotos(6);
  let kept = await keptAfter(16);
  // Memory that a busy process has not released yet is not a leak; a leak grows with each round.
  for (let more = 0; more < mostMore && !isLittle(kept); more += 1) kept = await keptAfter(16);
  expect(kept.ai).toBeLessThan(mostKeptBytes);
  expect(kept.gateway).toBeLessThan(mostKeptBytes);
});
