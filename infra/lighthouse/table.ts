import { format } from 'prettier';
import type { Figures } from './lighthouse-figures.ts';

export type Row = { page: string; figures: Figures; scriptsKb: number };
export type MemberRow = { page: string; accessibility: number };

const columns = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'largest paint',
  'layout shift',
  'blocking',
  'scripts (br)',
];
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const row = ({ page, figures, scriptsKb }: Row) =>
  [
    `\`${page}\``,
    figures.performance,
    figures.accessibility,
    figures.bestPractices,
    figures.seo,
    seconds(figures.largestPaint),
    figures.layoutShift.toFixed(3),
    `${Math.round(figures.blocking)} ms`,
    `${scriptsKb.toFixed(0)} kB`,
  ].join(' | ');

/** infra/docs/lighthouse.md: the measurements, for people to read. */
export function lighthousePage(rows: readonly Row[], members: readonly MemberRow[]) {
  const text = `# Lighthouse

Written by \`npm test -- lighthouse\`: mobile settings (slow 4G, a processor four times slower), the built site
through the gateway, the middle of three runs. The first score and the blocking time also tell how busy the machine was.

| ${columns.join(' | ')} |
| ${columns.map(() => '---').join(' | ')} |
${rows.map((one) => `| ${row(one)} |`).join('\n')}

Pages of members, logged in:

| page | accessibility |
| --- | --- |
${members.map(({ page, accessibility }) => `| \`${page}\` | ${accessibility} |`).join('\n')}
`;
  return format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
}
