import { companyHead, fillPath, getCompany, getProfile, notFoundPage } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import pTimeout from 'p-timeout';
import type { WholeAnswer } from '../forward/send.ts';
import type { FetchPage } from '../page-cache.ts';
import { withFirstData } from './add-first-data.ts';
import type { Site } from './load-site.ts';

/** Finds the page of one company or member. Undefined for other pages, or when community does not answer in time. */
export type FindPageOfOne = (
  path: string,
  loggedIn: boolean,
) => Promise<ReturnType<Site['find']> | undefined>;

const pageOfOne = /^\/(business|profile)\/([^/]+)\/?$/;
/** Longest wait for community (milliseconds). After it the page is served without the data. */
const longestMs = 800;

/** Answers 404 for companies and members that do not exist, and gives the page of a company its own head tags. */
export function createFindPageOfOne(
  site: Site,
  fetchPage: FetchPage,
  logger: Logger,
): FindPageOfOne {
  const ask = (address: string): Promise<WholeAnswer | undefined> =>
    pTimeout(fetchPage(address, undefined), { milliseconds: longestMs, fallback: () => undefined });

  async function companyPage(name: string) {
    const address = fillPath(getCompany.path, { companyName: name });
    const answer = await ask(address);
    if (answer?.status === 404)
      return { status: 404, file: site.pageOfCompany(notFoundPage, null) };
    if (answer?.status !== 200) return undefined;
    const company = JSON.parse(answer.body.toString()) as Parameters<typeof companyHead>[0] & {
      slug: string;
    };
    const path = `/business/${encodeURIComponent(company.slug)}`;
    const page = site.pageOfCompany(companyHead(company), path);
    const data = { address, headers: {}, body: answer.body };
    return { status: 200, file: withFirstData(page, data, false) };
  }

  async function profilePage(userId: string, path: string) {
    const answer = await ask(fillPath(getProfile.path, { userId }));
    // 400 means that this can be no member's id.
    const isThere = answer?.status !== 404 && answer?.status !== 400;
    return isThere ? undefined : { ...site.find(path, false), status: 404 };
  }

  return async (path, loggedIn) => {
    const [, kind, name] = pageOfOne.exec(path) ?? [];
    if (name === undefined) return undefined;
    try {
      if (kind === 'business') return await companyPage(decodeURIComponent(name));
      // A member may see profiles that visitors cannot: then the page asks itself.
      return loggedIn ? undefined : await profilePage(decodeURIComponent(name), path);
    } catch (error) {
      logger.warn({ err: error }, 'no data for the page of a company or member');
      return undefined;
    }
  };
}
