import type { CompanyProfile } from '@kbf/contracts';
import { lockInTransaction, recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, invalid } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { companySlug } from './company-slug.ts';
import { findCompany } from './find-company.ts';

/** Names and addresses are looked at together: one change at a time. */
export const companiesLock = 'companies';

/**
 * Writes the company that is found under `address`, or a new one there. Its address stays when its name changes.
 * @throws 400 without a letter in the name, 409 when the name is another company's
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
    throw invalid('The name of a company needs a letter or a digit.');
  const slug = await database.transaction(async (tx, sql) => {
    await lockInTransaction(tx, companiesLock);
    const found = await findCompany(tx, key);
    const named = await findCompany(tx, nameKey);
    const slug = found?.slug ?? key;
    if (named && named.slug !== slug)
      throw conflict('There is another company with this name or address.');
    // A removed one that had this name makes room for it.
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
