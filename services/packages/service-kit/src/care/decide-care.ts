import type { Care, CareWords } from '@kbf/contracts';
import { certainCareFor } from '@kbf/moderation/certain';
import type { FastifyBaseLogger as Logger } from 'fastify';
import { judgeInThread } from './judge-in-thread.ts';
import type { Judged } from './judge-words.ts';
import { earlierWordsIn, wordsIn } from './words-in.ts';

/** What cannot be judged now is not published, and has a line of help beside its answer. */
const unknown: Care = { level: 'possible', kind: 'suicide', language: 'en' };

/**
 * Whether words speak of danger. Needs nothing but this process, and keeps none of its other calls waiting.
 * @param judge another way to judge them, for tests
 */
export async function careForWords(
  judged: Judged,
  log: Pick<Logger, 'error'>,
  judge = judgeInThread,
): Promise<Care | undefined> {
  if (judged.texts.length === 0) return undefined;
  try {
    return await judge(judged);
  } catch (error) {
    log.error({ reason: (error as Error).message }, 'words could not be judged');
    return certainCareFor(judged.texts.join('\n')) ?? unknown;
  }
}

/**
 * The same for a body of a call.
 * @param body as it was sent, not yet held against its schema
 */
export function decideCare(
  body: unknown,
  words: CareWords,
  log: Pick<Logger, 'error'>,
): Promise<Care | undefined> {
  const earlier = earlierWordsIn(body, words.conversation);
  return careForWords({ texts: wordsIn(body, words.fields), earlier }, log);
}

/** Reads the model, so that the first person who needs it does not wait for that. */
export async function warmCare(log: Pick<Logger, 'error'>): Promise<void> {
  await careForWords({ texts: ['Please pray for us. I am so tired of all this.'] }, log);
}
