import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../faults/client.ts';
import type { Stack } from '../local/stack.ts';
import { startAiAlone } from '../attacks/ai-alone.ts';

const kibibytes = 1024;
/** Milliseconds after which an idle process has released its memory. */
const calmMs = 20_000;
/** Limit for each process: the service, with threads for care, scripture and the guides; and the photo decoder. */
const mostMegabytes = 330;

let stack: Stack;
beforeAll(async () => {
  stack = await startAiAlone();
  // As after every start but the very first: compiled code is cached.
  await stack.process('ai').restart();
});
afterAll(() => stack?.stop());

/** A photo like a phone's, of nearly 5 MB. */
async function takePhoto(): Promise<string> {
  const [width, height] = [4_000, 3_000];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const jpeg = await noise.jpeg({ quality: 35 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Memory of a process and its child processes, by the file that each runs. */
function megabytesOf(pid: number): Record<string, number> {
  const read = (what: string) => readFileSync(`/proc/${pid}/${what}`, 'utf8');
  const kib = Number(/^VmRSS:\s+(\d+)/m.exec(read('status'))?.[1]);
  const file = /[\w-]+\.ts/.exec(read('cmdline'))?.[0] ?? String(pid);
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => read(`task/${thread}/children`).match(/\d+/g) ?? []);
  const others = children.map((child) => megabytesOf(Number(child)));
  return Object.assign({ [file]: Math.round(kib / kibibytes) }, ...others) as Record<
    string,
    number
  >;
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
  const held: Record<string, Record<string, number>> = {};
  const look = () => megabytesOf(stack.process('ai').pid!);
  const note = async (what: string) => {
    held[what] = look();
    await sleep(calmMs);
    held[`${what}, calm`] = look();
  };
  await note('started');
  await pray(50);
  await note('50 prayers');
  await pray(30, photo);
  await note('30 photos');
  console.table(held);
  const calm = Object.entries(held).filter(([what]) => what.endsWith('calm'));
  const tooMuch = calm.filter(([, each]) => Object.values(each).some((one) => one > mostMegabytes));
  expect(tooMuch).toEqual([]);
}, 600_000);
