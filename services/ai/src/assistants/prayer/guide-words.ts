import { setTimeout as sleep } from 'node:timers/promises';
import type { PrayerRequest } from './prayer-messages.ts';

const prayer =
  'Thank you for trusting us with this. Father, you know what stands behind these words. Be near, give peace for today and' +
  ' light for the next step, and send people who carry this along. In Jesus’ name, amen.';

/** The built-in guide's reply, in the pieces and at the pace in which a person reads along. */
export async function* guideWords(
  _request: PrayerRequest,
  paceMs: number,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  for (const piece of prayer.match(/\S+\s*/g) ?? []) {
    signal.throwIfAborted();
    yield piece;
    if (paceMs > 0) await sleep(paceMs * (0.6 + Math.random() * 0.8), undefined, { signal });
  }
}
