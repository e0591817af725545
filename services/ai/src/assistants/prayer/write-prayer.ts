import type { Deps } from '../../deps.ts';
import type { CheckedText } from '../../guides/guides-thread.ts';
import { isRefused } from '../../model/model-errors.ts';
import type { Model, ModelCall } from '../../model/model.ts';
import { withoutSigns } from '../../care/care-sign.ts';
import { collectWords } from '../collect-words.ts';
import { readHistory } from '../history.ts';
import type { AskedPrayer } from './asked-prayer.ts';
import { prayerMessages } from './prayer-messages.ts';
import type { PrayerRequest } from './prayer-messages.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pieces of up to four words; joined they are the text again. */
const piecesOf = (text: string): string[] => text.match(/\S+(?:\s+\S+){0,3}\s*/g) ?? [];

/**
 * Sends a finished reply at reading pace.
 * @param given.paceMs pause between two pieces
 * @throws the signal's reason once that is aborted
 */
async function sayInPieces(
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

/** The scripture check may add some; 6,000 can be shared. */
const length = { enough: 5_000, tooMuch: 5_600 } as const;

/** A whole reply and its source. */
export type WrittenPrayer = CheckedText & { source: 'model' | 'guide' };

/**
 * Lets the model write the reply, or the built-in guide when there is no model, and sends it piece by piece. Removes
 * the model's danger signs, and reports them to `hear`.
 * @param given `onAsked` is called when a provider was asked: from here on the reply has a cost
 */
export async function writePrayer(
  { model, guides, config, replyTokens }: Pick<Deps, 'model' | 'guides' | 'config' | 'replyTokens'>,
  { message, chatHistory, hear, say }: AskedPrayer,
  { photo, ...call }: ModelCall & { photo: string | undefined },
): Promise<WrittenPrayer> {
  const { signal } = call;
  const history = readHistory(chatHistory, replyTokens);
  if (!model) {
    const prayer = await guides.pray({ message, history });
    await sayInPieces(prayer.message, { paceMs: config.GUIDE_PACE_MS, signal, say });
    return { ...prayer, source: 'guide' };
  }
  const words = withoutSigns(modelWords(model, { message, history, photo }, call), hear);
  const text = await collectWords(words, { length, signal, say });
  return { ...(await guides.check(text)), source: 'model' };
}

/** A model without vision refuses photos, as most local ones do: then it answers the words only. */
async function* modelWords(
  model: Model,
  request: PrayerRequest,
  call: ModelCall,
): AsyncGenerator<string, void> {
  try {
    const photo = model.isLocal ? undefined : request.photo;
    yield* model.write(prayerMessages({ ...request, photo }), call);
  } catch (error) {
    if (!request.photo || !isRefused(error)) throw error;
    yield* model.write(prayerMessages({ ...request, photo: undefined }), call);
  }
}
