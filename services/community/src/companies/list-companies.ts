import { companyProfile } from '@kbf/contracts';
import type { ListedCompany } from '@kbf/contracts';
import { idOf, readPage, textCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { builtInPages } from './built-in-companies.ts';
import { companySlug } from './company-slug.ts';

/** Lists all company pages by name. There are few, so they are sorted here. */
export async function listCompanies(
  { database: { prisma } }: Pick<Deps, 'database'>,
  query: PageQuery,
): Promise<Page<ListedCompany>> {
  const rows = await prisma.companyProfile.findMany();
  const taken = new Set(rows.flatMap(({ slug, nameKey }) => [slug, nameKey]));
  const written = rows
    .filter(({ content }) => content !== null)
    .map(({ slug, content }) => ({ ...companyProfile.parse(content), slug, isBuiltIn: false }));
  const builtIn = builtInPages
    .filter(({ slug }) => !taken.has(slug))
    .map(({ slug, profile }) => ({ ...profile, slug, isBuiltIn: true }));
  const companies = [...written, ...builtIn]
    .map((company) => ({ company, key: companySlug(company.companyName) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const page = await readPage(query, {
    cursor: textCursor,
    read: async (after, take) =>
      companies.filter(({ key }) => !after || key > after.text).slice(0, take),
    count: async () => companies.length,
    positionOf: ({ key }) => ({ text: key, id: idOf(key) }),
  });
  return { ...page, rows: page.rows.map(({ company }) => company) };
}
