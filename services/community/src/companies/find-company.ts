import { companyProfile } from '@kbf/contracts';
import type { CompanyProfile } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import { builtInCompanies } from './built-in-companies.ts';
import { companySlug } from './company-slug.ts';

/** A company page and its address. `isStored`: an admin has written it. */
export type Company = { slug: string; profile: CompanyProfile; isStored: boolean };

/** The company with this slug, or whose name makes this slug. What an admin wrote comes before what is built in. */
export async function findCompany(
  db: Pick<Tx, 'companyProfile'>,
  key: string,
): Promise<Company | undefined> {
  if (key === '') return undefined;
  const rows = await db.companyProfile.findMany({
    where: { OR: [{ slug: key }, { nameKey: key }] },
  });
  const row = rows.find(({ slug }) => slug === key) ?? rows[0];
  if (row) {
    const profile = companyProfile.parse(row.content);
    return { slug: row.slug, profile, isStored: true };
  }
  const profile = builtInCompanies.find(({ companyName }) => companySlug(companyName) === key);
  return profile && { slug: key, profile, isStored: false };
}
