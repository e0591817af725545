import { setImmediate as nextTurn } from 'node:timers/promises';
import { strongestCare } from '@kbf/contracts';
import type { Care, CareWords } from '@kbf/contracts';
import { earlierWordsIn, wordsIn } from './words-in.ts';

/** Loaded when a call first needs it: most services never do. */
const loadModeration = () => import('@kbf/moderation');

/**
 * Whether a body speaks of danger. Needs nothing but this process. Other calls get their turn between its texts.
 * @param body as it was sent, not yet held against its schema
 */
export async function decideCare(body: unknown, words: CareWords): Promise<Care | undefined> {
  const { careAfter } = await loadModeration();
  let before: Care | undefined;
  for (const text of earlierWordsIn(body, words.conversation)) {
    before = careAfter(text, before);
    await nextTurn();
  }
  let found: Care | undefined;
  for (const text of wordsIn(body, words.fields)) {
    found = strongestCare(found, careAfter(text, before));
    await nextTurn();
  }
  return found;
}

/** Reads the model, so that the first person who needs it does not wait for that. */
export async function warmCare(): Promise<void> {
  const { careFor } = await loadModeration();
  careFor('Please pray for us.');
}
