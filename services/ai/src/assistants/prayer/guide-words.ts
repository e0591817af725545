import { setTimeout as sleep } from 'node:timers/promises';
import type { PrayerRequest } from './prayer-messages.ts';

/** The built-in guide's reply, in the pieces and at the pace in which a person reads along. */
export async function* guideWords(
  { message, history }: PrayerRequest,
  paceMs: number,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  // Loaded with the first reply: the topics and the Bible's text are not small.
  const { chunksOf, composePrayer } = await import('@kbf/content');
  const { text } = composePrayer({ message, history });
  for (const piece of chunksOf(text)) {
    signal.throwIfAborted();
    yield piece;
    if (paceMs > 0) await sleep(paceMs * (0.6 + Math.random() * 0.8), undefined, { signal });
  }
}
