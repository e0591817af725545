import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProcessName, processNames } from '@kbf/process-kit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOthers } from '../attacks/worst-minute/others.ts';
import { type Victims, addVictims } from '../attacks/worst-minute/victims.ts';
import { createClient } from '../faults/client.ts';
import { type Stack, startStack } from '../local/stack.ts';

/** BENCH_MINUTES=30 for a long look. */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
/** What everybody does until all that is loaded when needed is loaded (milliseconds). */
const warmMs = 60_000;
/** A tenth more is noise. */
const mostGrowth = 1.1;
const mebibyte = 1024 * 1024;

let stack: Stack;
let victims: Victims;
beforeAll(async () => {
  stack = await startStack({
    demo: true,
    env: { all: { LOG_LEVEL: 'warn' }, ai: { GUIDE_PACE_MS: '0' } },
  });
  victims = await addVictims(stack, 60);
});
afterAll(() => stack?.stop());

/** A photo as a phone takes it: some 4 megabytes that cannot be made smaller. */
async function takePhoto(): Promise<string> {
  const [width, height] = [3_000, 2_250];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const jpeg = await noise.jpeg({ quality: 45 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

async function megabytesOf(name: ProcessName): Promise<number> {
  const text = await (await fetch(`${stack.opsUrl(name)}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1]) / mebibyte;
}

/** What each process holds, in the middle of five looks within a few seconds. */
async function memory(): Promise<Map<ProcessName, number>> {
  const looks: number[][] = [];
  for (let look = 0; look < 5; look += 1) {
    looks.push(await Promise.all(processNames.map(megabytesOf)));
    await sleep(1_000);
  }
  return new Map(
    processNames.map((name, at) => {
      const sorted = looks.map((look) => look[at] ?? 0).toSorted((a, b) => a - b);
      return [name, Math.round(sorted[2] ?? 0)];
    }),
  );
}

/** Prayers with a photo, one every two seconds, until it is stopped. */
function sendPhotos(photoUrl: string): { stop: () => Promise<number> } {
  const going = new AbortController();
  let sent = 0;
  const sending = (async () => {
    while (!going.signal.aborted) {
      const body = { message: 'Please pray for our shop.', photoUrl, requestId: randomUUID() };
      await createClient(stack.origin).call('POST', '/api/prayer-chat', { body });
      sent += 1;
      await sleep(2_000);
    }
  })();
  return {
    stop: async () => {
      going.abort();
      await sending;
      return sent;
    },
  };
}

test(
  'While the same load goes on, no process holds more at its end than at its beginning',
  async () => {
    const photos = sendPhotos(await takePhoto());
    const others = startOthers(stack.origin, victims);
    await sleep(warmMs);
    const before = await memory();
    await sleep(minutes * 60_000);
    const after = await memory();
    await others.stop();
    const sent = await photos.stop();
    console.log(`${minutes} minutes: ${others.deeds.length} calls, ${sent} photos (MB resident)`);
    console.table(
      processNames.map((name) => {
        const [first = 0, last = 0] = [before.get(name), after.get(name)];
        return { name, first, last, ratio: Math.round((last / first) * 100) / 100 };
      }),
    );
    const grown = processNames.filter(
      (name) => (after.get(name) ?? 0) > (before.get(name) ?? 0) * mostGrowth,
    );
    expect(grown).toEqual([]);
  },
  minutes * 60_000 + 300_000,
);
