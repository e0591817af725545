import { createHash } from 'node:crypto';

const hashOf = (words: string): string => createHash('sha256').update(words).digest('base64url');

/** The hash to store when these words are corrected: of the words as first sent. */
export const hashOfSent = (sentHash: string | null, words: string): string =>
  sentHash ?? hashOf(words);

/** Whether a repeated request sends the same words as the first time, corrected or not. */
export const wereSent = (
  { sentHash, words }: { sentHash: string | null; words: string },
  again: string,
): boolean => (sentHash === null ? words === again : sentHash === hashOf(again));
