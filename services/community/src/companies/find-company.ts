import { companyProfile } from '@kbf/contracts';
import type { CompanyProfile } from '@kbf/contracts';
import type { Tx } from '../database.ts';
import { findBuiltIn } from './built-in-companies.ts';

export type Company = { slug: string; profile: CompanyProfile };

/**
 * The company with this slug, or whose name makes this slug. A page written by an admin takes precedence over a
 * built-in one.
 */
export async function findCompany(
  db: Pick<Tx, 'companyProfile'>,
  key: string,
): Promise<Company | undefined> {
  if (key === '') return undefined;
  const rows = await db.companyProfile.findMany({
    where: { OR: [{ slug: key }, { nameKey: key }] },
  });
  const row = rows.find(({ slug }) => slug === key) ?? rows[0];
  if (!row) return findBuiltIn(key);
  // A built-in company that an admin has removed.
  if (row.content === null) return undefined;
  return { slug: row.slug, profile: companyProfile.parse(row.content) };
}
