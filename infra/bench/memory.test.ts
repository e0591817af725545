import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startOthers } from '../attacks/worst-minute/others.ts';
import { createClient } from '../faults/client.ts';
import { grownSince, readResident } from './resident.ts';
import { useSite } from './site.ts';

/** Set BENCH_MINUTES=30 for a long run. */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 10);
/** Warm-up time, until all deferred code is loaded (milliseconds). */
const warmMs = 60_000;

const site = useSite();

/** A photo like a phone's: about 4 MB that do not compress. */
async function takePhoto(): Promise<string> {
  const [width, height] = [3_000, 2_250];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const jpeg = await noise.jpeg({ quality: 45 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Sends a prayer with a photo every two seconds until it is stopped. */
function sendPhotos(photoUrl: string): { stop: () => Promise<number> } {
  const going = new AbortController();
  let sent = 0;
  const sending = (async () => {
    while (!going.signal.aborted) {
      const body = { message: 'Please pray for our shop.', photoUrl, requestId: randomUUID() };
      await createClient(site.stack.origin).call('POST', '/api/prayer-chat', { body });
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
    const others = startOthers(site.stack.origin, site.victims);
    await sleep(warmMs);
    const before = await readResident(site.stack);
    await sleep(minutes * 60_000);
    const after = await readResident(site.stack);
    await others.stop();
    const sent = await photos.stop();
    console.log(`${minutes} minutes: ${others.deeds.length} calls, ${sent} photos (MB resident)`);
    expect(grownSince(before, after)).toEqual([]);
  },
  minutes * 60_000 + 300_000,
);
