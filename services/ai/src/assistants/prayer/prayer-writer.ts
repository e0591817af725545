import type { Model, ModelCall } from '../../model/model.ts';
import { isRefused } from '../../model/model-errors.ts';
import type { Content } from '../../scripture/content.ts';
import type { Listener } from '../listener.ts';
import { pacedWords } from '../paced-words.ts';
import { prayerMessages } from './prayer-messages.ts';
import type { PrayerRequest } from './prayer-messages.ts';

/** What writes the replies to prayer requests. */
export type PrayerWriter = {
  source: 'model' | 'guide';
  /** Whether a reply costs money and so counts on the budget. */
  isMetered: boolean;
  /** The reply piece by piece. Throws the signal's reason when that is aborted. */
  write: (
    request: PrayerRequest & Pick<Listener, 'actor'>,
    call: ModelCall,
  ) => AsyncGenerator<string, void>;
};

/** The model when there is one, else the built-in guide. @param guidePaceMs pause between the guide's pieces */
export function createPrayerWriter(
  model: Model | undefined,
  content: Content,
  guidePaceMs: number,
): PrayerWriter {
  if (!model)
    return {
      source: 'guide',
      isMetered: false,
      write: ({ message, history, actor }, { signal }) =>
        pacedWords(content.ask('compose', { message, history }, actor), guidePaceMs, signal),
    };
  return {
    source: 'model',
    isMetered: true,
    write: (request, call) => modelWords(model, request, call),
  };
}

/** A model that cannot see refuses photos: it prays about the words then. */
async function* modelWords(
  model: Model,
  request: PrayerRequest,
  call: ModelCall,
): AsyncGenerator<string, void> {
  try {
    yield* model.write(prayerMessages(request), call);
  } catch (error) {
    if (!request.photo || !isRefused(error)) throw error;
    yield* model.write(prayerMessages({ ...request, photo: undefined }), call);
  }
}
