import type { Logger } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';
import type { StoredFile } from '../files/stored-file.ts';
import type { createFirstAnswers } from './first-answers.ts';
import { inTime } from './page-of-one.ts';
import { withFirstData } from './with-first-data.ts';

const mostHeld = 20;

type Asker = {
  path: string;
  search: string;
  loggedIn: boolean;
  /** Whether any cookie of ours came along. */
  isKnown: boolean;
};

export type FirstPages = (page: StoredFile, asker: Asker) => Promise<StoredFile>;

/** Pages of visitors with what they show first in them; as they are where nobody says it in time. */
export function createFirstPages(
  firstAnswer: ReturnType<typeof createFirstAnswers>,
  patienceMs: number,
  logger: Logger,
): FirstPages {
  /** Made once for each change of the feed, with its compressed forms. */
  const held = new LRUCache<string, StoredFile>({ max: mostHeld });

  return async (page, { path, search, loggedIn, isKnown }) => {
    try {
      const answer = await inTime(firstAnswer(path, search, loggedIn), patienceMs);
      if (!answer) return page;
      if (answer.etag === undefined) return withFirstData(page, answer, isKnown);
      const key = [page.etag, answer.address, answer.etag, isKnown].join(' ');
      const known = held.get(key);
      if (known) return known;
      const made = withFirstData(page, answer, isKnown);
      held.set(key, made);
      return made;
    } catch (error) {
      logger.warn({ err: error }, 'nobody says what a page shows first');
      return page;
    }
  };
}
