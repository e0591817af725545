import { strongestCare } from '@kbf/contracts';
import type { Care, CareWords } from '@kbf/contracts';
import { certainCareFor } from '@kbf/moderation/certain';
import type { FastifyBaseLogger as Logger, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../client-network.ts';
import { TimeUsedUp } from './judge-in-thread.ts';
import { judgeWords, type Judged } from './judge-words.ts';
import { earlierWordsIn, wordsIn } from './words-in.ts';

type CareLog = Pick<Logger, 'error' | 'debug'>;

/** What cannot be judged now is not published, and has a line of help beside its answer. */
const unknown: Care = { level: 'possible', kind: 'unread', language: 'en' };

/**
 * Whether words speak of danger. Needs nothing but this process, and keeps none of its other calls waiting.
 * @param judge another way to judge them, for tests
 */
export async function careForWords(
  judged: Judged,
  log: CareLog,
  judge = judgeWords,
): Promise<Care | undefined> {
  if (judged.texts.length === 0) return undefined;
  try {
    return await judge(judged);
  } catch (error) {
    // One network that floods us is no fault of ours, and not to fill the log with.
    const level = error instanceof TimeUsedUp ? 'debug' : 'error';
    log[level]({ reason: (error as Error).message }, 'words could not be judged');
    return certainCareFor(judged.texts.join('\n')) ?? unknown;
  }
}

/**
 * The same for a body of a call.
 * @param request its body as it was sent, not yet held against its schema
 */
export async function decideCare(
  request: Pick<FastifyRequest, 'body' | 'headers' | 'log'>,
  { place, fields, names = [], conversation }: CareWords,
): Promise<Care | undefined> {
  const { body, log } = request;
  const earlier = earlierWordsIn(body, conversation);
  const network = clientNetworkOf(request);
  // Typing does not use up the time in which words that were sent are judged.
  const asker = place === 'draft' ? `drafts of ${network}` : network;
  const named = wordsIn(body, names).map((name) => certainCareFor(name));
  const care = await careForWords({ texts: wordsIn(body, fields), earlier, asker }, log);
  return strongestCare(...named, care);
}

/** Reads the model, so that the first person who needs it does not wait for that. */
export async function warmCare(log: CareLog): Promise<void> {
  await careForWords({ texts: ['Please pray for us. I am so tired of all this.'] }, log);
}
