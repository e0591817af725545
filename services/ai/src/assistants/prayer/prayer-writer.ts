import type { Model } from '../../model/model.ts';
import { guideWords } from './guide-words.ts';
import { prayerMessages } from './prayer-messages.ts';
import type { PrayerRequest } from './prayer-messages.ts';

/** What writes the replies to prayer requests. */
export type PrayerWriter = {
  source: 'model' | 'guide';
  /** Whether a reply costs money and so counts on the budget. */
  isMetered: boolean;
  /** The reply piece by piece. Throws the signal's reason when that is aborted. */
  write: (request: PrayerRequest, signal: AbortSignal) => AsyncGenerator<string, void>;
};

/** The model when there is one, else the built-in guide. @param guidePaceMs pause between the guide's pieces */
export function createPrayerWriter(model: Model | undefined, guidePaceMs: number): PrayerWriter {
  if (!model)
    return {
      source: 'guide',
      isMetered: false,
      write: (request, signal) => guideWords(request, guidePaceMs, signal),
    };
  return {
    source: 'model',
    isMetered: true,
    write: (request, signal) => model.write(prayerMessages(request), signal),
  };
}
