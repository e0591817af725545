import { strongestCare } from '@kbf/contracts';
import type { Care, CareWords } from '@kbf/contracts';
import { certainCareFor } from '@kbf/moderation/certain';
import type { FastifyBaseLogger as Logger, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../client-network.ts';
import { TimeUsedUp } from './judge-in-thread.ts';
import { judgeWords, type Judged } from './judge-words.ts';
import { earlierWordsIn, fieldsIn, wordsIn } from './words-in-body.ts';

type CareLog = Pick<Logger, 'error' | 'debug'>;

/** A text that cannot be judged now is not published, and its answer has a line of help. */
const unknown: Care = { level: 'unread', kind: 'unread', language: 'en' };

/**
 * Whether words speak of danger. Uses only this process, and does not block its other calls.
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
    // A flood from one network is not our error and must not fill the log.
    const level = error instanceof TimeUsedUp ? 'debug' : 'error';
    log[level]({ reason: (error as Error).message }, 'words could not be judged');
    return certainCareFor(judged.texts.join('\n')) ?? unknown;
  }
}

/** A name or an address as separate words: `i.am.ruth@example.org` is `i am ruth example org`. */
const asWords = (name: string): string => name.replaceAll(/[-._+@]+/g, ' ');

/**
 * The same for the body of a call.
 * @param request its body as sent, before validation
 */
export async function decideCare(
  request: Pick<FastifyRequest, 'body' | 'headers' | 'log'>,
  words: CareWords,
): Promise<Care | undefined> {
  const { body, log } = request;
  const { place, names = [], conversation } = words;
  const earlier = earlierWordsIn(body, conversation);
  const network = clientNetworkOf(request);
  // Drafts have a separate budget, so that typing does not use up the time for sent words.
  const asker = place === 'draft' ? `drafts of ${network}` : network;
  const named = wordsIn(body, names).map((name) => certainCareFor(asWords(name)));
  const care = await careForWords(
    { texts: wordsIn(body, fieldsIn(body, words)), earlier, asker },
    log,
  );
  return strongestCare(...named, care);
}

/** Loads the model, so that the first person in need does not wait for it. */
export async function warmCare(log: CareLog): Promise<void> {
  await careForWords({ texts: ['Please pray for us. I am so tired of all this.'] }, log);
}
