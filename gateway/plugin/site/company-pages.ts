import { companyHead, fillPath, getCompany, notFoundPage } from '@kbf/contracts';
import type { PageHead } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import type { FetchPage } from '../page-cache/page-cache.ts';
import { inTime, nameIn } from './page-of-one.ts';
import type { Site } from './site.ts';
import { withFirstData } from './with-first-data.ts';

const start = '/business/';

export type CompanyPages = (path: string) => Promise<ReturnType<Site['find']> | undefined>;

/**
 * Pages of companies with the head of what they show, and 404 where there is none: a page that is served before anybody
 * asked would say 200 of every name. Undefined for other pages, and where community does not say in time.
 */
export function createCompanyPages(site: Site, ask: FetchPage, logger: Logger): CompanyPages {
  return async (path) => {
    const name = nameIn(path, start);
    if (name === undefined) return undefined;
    try {
      const address = fillPath(getCompany.path, { companyName: name });
      const answer = await inTime(ask(address, undefined));
      if (answer?.status === 404)
        return { status: 404, file: site.pageOfCompany(notFoundPage, null) };
      if (answer?.status !== 200) return undefined;
      const company = JSON.parse(answer.body.toString()) as Parameters<typeof companyHead>[0] & {
        slug: string;
      };
      const head: PageHead = companyHead(company);
      const own = start + encodeURIComponent(company.slug);
      const page = site.pageOfCompany(head, own);
      const first = { address, headers: {}, body: answer.body };
      return { status: 200, file: withFirstData(page, first, false) };
    } catch (error) {
      logger.warn({ err: error }, 'no head for the page of a company');
      return undefined;
    }
  };
}
