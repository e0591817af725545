import { limits } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { conflict, forbidden, notFound } from '@kbf/service-kit';
import type { Judgement } from '../checks/judge-text.ts';
import { isAuthor } from '../people/author-policy.ts';
import type { Authored } from '../people/author-policy.ts';
import { isShared } from '../audience/audience.ts';

const { correctMinutes } = limits.prayer;
const minuteMs = 60_000;

type Published = Authored & { state: string; publishedAt: Date | null; isSeen: boolean };

/**
 * Allows its author to correct a public text while it is new.
 * @param text.isSeen whether the reader sees it as others do
 * @throws 404, 403 for another person's text, 409 after the time
 */
export function checkMayCorrect(identity: Identity, text: Published | null, now: Date): void {
  if (!text || text.state === 'deleted') throw notFound();
  if (!isAuthor(identity, text)) throw text.isSeen ? forbidden() : notFound();
  if (!isShared(text) || !text.publishedAt)
    throw conflict('This is not public, so you cannot edit it.');
  if (now.getTime() - text.publishedAt.getTime() > correctMinutes * minuteMs)
    throw conflict(
      `You can only edit this for ${correctMinutes} minutes after it is posted. You can still delete it.`,
    );
}

/** Refuses a correction that an admin would have to read first. The earlier text stays. @throws 409 */
export function checkJudgement({ state }: Judgement): void {
  if (state === 'held')
    throw conflict(
      'Our team would have to read this first, so we kept your earlier words. You can delete them and post again.',
    );
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
/** That many new words are always allowed, for short texts. */
const fewWords = 3;

/**
 * Refuses other words above our reply, which answers the first ones: at most a third may be new. @throws 409
 * @param response our reply, or null
 */
export function checkFitsReply(response: string | null, before: string, after: string): void {
  if (!response) return;
  const [known, now] = [wordsOf(before), wordsOf(after)];
  const added = [...now].filter((word) => !known.has(word)).length;
  if (added > Math.max(fewWords, now.size / 3))
    throw conflict(
      'The reply below answers your first words, so you can only change a few. For something new, please post again.',
    );
}
