import { setTimeout as sleep } from 'node:timers/promises';

/** Pieces of up to four words; joined they are the text again. */
const piecesOf = (text: string): string[] => text.match(/\S+(?:\s+\S+){0,3}\s*/g) ?? [];

/**
 * Sends a finished reply at reading pace.
 * @param given.paceMs pause between two pieces
 * @throws the signal's reason once that is aborted
 */
export async function sayInPieces(
  text: string,
  given: { paceMs: number; signal: AbortSignal; say: (text: string) => void },
): Promise<void> {
  const { paceMs, signal, say } = given;
  for (const piece of piecesOf(text)) {
    signal.throwIfAborted();
    say(piece);
    if (paceMs > 0) await sleep(paceMs * (0.6 + Math.random() * 0.8), undefined, { signal });
  }
  signal.throwIfAborted();
}
