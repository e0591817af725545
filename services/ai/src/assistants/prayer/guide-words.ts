import { setTimeout as sleep } from 'node:timers/promises';
import type { Content } from '../../scripture/content.ts';
import type { PrayerRequest } from './prayer-messages.ts';

/** The built-in guide's reply, in the pieces and at the pace in which a person reads along. */
export async function* guideWords(
  content: Content,
  { message, history }: PrayerRequest,
  paceMs: number,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  for (const piece of await content.ask('compose', { message, history })) {
    signal.throwIfAborted();
    yield piece;
    if (paceMs > 0) await sleep(paceMs * (0.6 + Math.random() * 0.8), undefined, { signal });
  }
}
