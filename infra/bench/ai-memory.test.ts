import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../faults/client.ts';
import type { Stack } from '../local/stack.ts';
import { startAiAlone } from '../attacks/ai-alone.ts';

const mebibyte = 1024 * 1024;
/** Milliseconds after which a calm process has given back what it can. */
const calmMs = 20_000;
/** Of which some 140 are code, 70 the judge of words, 90 scripture and the guides, 30 the decoder of photos. */
const mostMegabytes = 400;

let stack: Stack;
beforeAll(async () => {
  stack = await startAiAlone();
});
afterAll(() => stack?.stop());

/** A photo as a phone takes it, of nearly 5 MB. */
async function takePhoto(): Promise<string> {
  const [width, height] = [4_000, 3_000];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const jpeg = await noise.jpeg({ quality: 35 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

async function megabytes(): Promise<number> {
  const text = await (await fetch(`${stack.opsUrl('ai')}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1]);
  return Math.round(bytes / mebibyte);
}

async function pray(count: number, photoUrl?: string): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const message = `Please pray for our shop in week ${sent}, we are short of staff.`;
    const body = { message, photoUrl, requestId: randomUUID() };
    const { status } = await createClient(stack.origin).call('POST', '/api/prayer-chat', { body });
    expect(status).toBe(200);
  }
}

test('When ai has prayed and had photos, then it holds no more than it may once it is calm', async () => {
  const photo = await takePhoto();
  const held: Record<string, number> = {};
  const note = async (what: string) => {
    held[what] = await megabytes();
    await sleep(calmMs);
    held[`${what}, calm`] = await megabytes();
  };
  await note('started');
  await pray(50);
  await note('50 prayers');
  await pray(30, photo);
  await note('30 photos');
  console.table(held);
  const calm = Object.entries(held).filter(([what]) => what.endsWith('calm'));
  expect(calm.filter(([, megabytesHeld]) => megabytesHeld > mostMegabytes)).toEqual([]);
}, 600_000);
