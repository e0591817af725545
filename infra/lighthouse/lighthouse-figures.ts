import type { Result } from 'lighthouse';

/** Figures of a page: scores from 0 to 100, times in milliseconds. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  /** Scripts loaded before any interaction. */
  scripts: string[];
};

type Requests = { items: { url: string; resourceType: string }[] };

/** Extracts them from Lighthouse's result. */
export function figuresOf(result: Result): Figures {
  const score = (name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  const requests = result.audits['network-requests']?.details as unknown as Requests;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    scripts: requests.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .map(({ url }) => url),
  };
}
