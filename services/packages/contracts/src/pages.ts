import { site } from './site.ts';

/** Head of one page: document title, description and keywords. The share tags are made from them. */
export type PageHead = {
  title: string;
  description: string;
  keywords: string;
  /** The page's own address, if the table has one. Pages that search engines must not list have none. */
  path?: string;
};

const titled = (title: string) => `${title} | ${site.name}`;

/** The head of a page of this title. */
export function page(
  title: string,
  description: string,
  keywords: string = site.keywords,
): PageHead {
  return { title: titled(title), description, keywords };
}

/** Pages that people reach only by a link. Search engines must not list them. */
export const unlistedPaths: readonly string[] = ['/verify-email'];

type CompanyOfHead = {
  companyName: string;
  industry: string;
  tagline?: string | null | undefined;
  description?: string | null | undefined;
  keyServices: readonly string[];
};

/** Head of a company's page, made from its content. */
export const companyHead = (company: CompanyOfHead): PageHead => {
  const { companyName, industry, tagline, description, keyServices } = company;
  return {
    title: titled(companyName),
    description: tagline || description || `${companyName}: ${industry}`,
    keywords: [companyName, industry, ...keyServices].filter(Boolean).join(', '),
  };
};

/** Head of a members' page for people who are not logged in. Answered with status 404. */
export const logInPage: PageHead = page('Log in to see this', 'This page is for members.');

/** Head of every unknown address. Answered with status 404. */
export const notFoundPage: PageHead = page(
  'Page Not Found',
  'This page does not exist, or it has moved.',
);
