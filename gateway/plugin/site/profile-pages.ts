import { fillPath, getProfile } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import type { FetchPage } from '../page-cache/page-cache.ts';
import { inTime, nameIn } from './page-of-one.ts';
import type { Site } from './site.ts';

const start = '/profile/';
/** No such member, none with a public profile, or nothing that could be a member's id. */
const isNobody = (status: number | undefined) => status === 404 || status === 400;

export type ProfilePages = (
  path: string,
  loggedIn: boolean,
) => Promise<ReturnType<Site['find']> | undefined>;

/**
 * 404 for the page of a member whom a visitor cannot see: it is served before anybody asked, and would say 200 of every
 * id. Undefined for all others, and for whoever is logged in: what they may see, the page asks by itself.
 */
export function createProfilePages(site: Site, ask: FetchPage, logger: Logger): ProfilePages {
  return async (path, loggedIn) => {
    const userId = nameIn(path, start);
    if (userId === undefined || loggedIn) return undefined;
    try {
      const answer = await inTime(ask(fillPath(getProfile.path, { userId }), undefined));
      return isNobody(answer?.status) ? { ...site.find(path, loggedIn), status: 404 } : undefined;
    } catch (error) {
      logger.warn({ err: error }, 'nobody says whether there is such a member');
      return undefined;
    }
  };
}
