/**
 * Tasks of the thread that holds the Bible's text, its index and the guides. Loading takes a second and a long text
 * part of a second; in the main thread this would delay other replies and Stop. A reply is written and checked in the
 * same task.
 */
import { randomInt } from 'node:crypto';
import type { GuideName, LibraryAnswer, PrayerReply, WrittenQuestion } from '@kbf/contracts';
import {
  answerQuestion,
  composePrayer,
  countAnswers,
  loadGuides,
  suggestQuestions,
} from '@kbf/guides';
import type { Asked } from '@kbf/guides';
import { giveBackWhenCalm } from '@kbf/process-kit/give-back-memory';
import { checkReply, loadScripture } from '@kbf/scripture';
import type { SentenceModel } from '@kbf/sentence-meaning';
import { workerData } from 'piscina';

/** A text whose scripture is exact, with the positions of its quotations. */
export type CheckedText = Pick<PrayerReply, 'message' | 'passages'>;

export type Question = Pick<Asked, 'message' | 'history'>;
export type LibraryQuestion = Question & { guide: GuideName; questionId: string | undefined };

const mostSeeds = 2 ** 31;
/** The same words, sent again, get a different reply. */
const newSeed = () => randomInt(mostSeeds);

/** Corrects verses, and removes references that do not exist. */
export function check(reply: string): CheckedText {
  const { text, passages } = checkReply(reply);
  const quoted = passages.filter((passage) => passage.quoted);
  return {
    message: text,
    passages: quoted.map(({ reference, translation, start, end }) => ({
      reference,
      translation,
      start,
      end,
    })),
  };
}

export const pray = (asked: Question): CheckedText =>
  check(composePrayer({ ...asked, seed: newSeed() }).text);

export function answer({
  guide,
  ...asked
}: LibraryQuestion): CheckedText & { library: LibraryAnswer } {
  const { text, library } = answerQuestion(guide, { ...asked, seed: newSeed() });
  return { ...check(text), library };
}

export const suggest = ({ guide, text }: { guide: GuideName; text: string }): WrittenQuestion[] =>
  suggestQuestions(guide, text);

/** How many written answers each guide has. */
export function count(): Record<GuideName, number> {
  const of: (guide: GuideName) => number = countAnswers;
  return { coach: of('coach'), contribution: of('contribution'), business: of('business') };
}

loadScripture();
loadGuides(workerData as SentenceModel);
// Loading leaves twice as much memory in use as it needs.
giveBackWhenCalm();
