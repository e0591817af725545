import type { CompanyProfile } from '@kbf/contracts';
import { lockInTransaction, recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, invalid } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { companySlug } from './company-slug.ts';
import { findCompany } from './find-company.ts';

/** Names and addresses are checked together: one change at a time. */
export const companiesLock = 'companies';

/**
 * Saves the company that is found under `address`, or creates one there. The address stays when the name changes.
 * @throws 400 when the name has no letter, 409 when another company has the name
 * @returns the slug
 */
export async function saveCompany(
  { database, relay }: Pick<Deps, 'database' | 'relay'>,
  identity: Identity,
  address: string,
  content: CompanyProfile,
): Promise<string> {
  const nameKey = companySlug(content.companyName);
  const key = companySlug(address);
  if (nameKey === '' || key === '')
    throw invalid('A company name needs at least one letter or number.');
  const slug = await database.transaction(async (tx, sql) => {
    await lockInTransaction(tx, companiesLock);
    const found = await findCompany(tx, key);
    const named = await findCompany(tx, nameKey);
    const slug = found?.slug ?? key;
    if (named && named.slug !== slug)
      throw conflict('Another company already has this name or web address.');
    // A removed company with this name is deleted to free the name.
    await tx.companyProfile.deleteMany({
      where: { nameKey, slug: { not: slug }, content: { equals: Prisma.DbNull } },
    });
    await tx.companyProfile.upsert({
      where: { slug },
      create: { slug, nameKey, content },
      update: { nameKey, content },
    });
    const details = { isNew: !found };
    await recordPrivilegedAct(sql, identity, {
      action: 'company.edited',
      subjectId: slug,
      details,
    });
    return slug;
  });
  relay.nudge();
  return slug;
}
