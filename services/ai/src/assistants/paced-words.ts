import { setTimeout as sleep } from 'node:timers/promises';

/** The built-in guide's reply, at the pace in which a person reads along. */
export async function* pacedWords(
  composed: Promise<string[]>,
  paceMs: number,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  for (const piece of await composed) {
    signal.throwIfAborted();
    yield piece;
    if (paceMs > 0) await sleep(paceMs * (0.6 + Math.random() * 0.8), undefined, { signal });
  }
}
