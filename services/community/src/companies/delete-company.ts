import { lockInTransaction, recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { findBuiltIn } from './built-in-companies.ts';
import { companySlug } from './company-slug.ts';
import { findCompany } from './find-company.ts';
import { companiesLock } from './save-company.ts';

/** Removes the company that is found under `address`. A built-in company stays removed, too. @throws 404 */
export async function deleteCompany(
  { database, relay }: Pick<Deps, 'database' | 'relay'>,
  identity: Identity,
  address: string,
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    await lockInTransaction(tx, companiesLock);
    const found = await findCompany(tx, companySlug(address));
    if (!found) throw notFound('The requested business profile could not be found.');
    const { slug, profile } = found;
    await tx.companyProfile.deleteMany({ where: { slug } });
    const uncovered = new Set([slug, companySlug(profile.companyName)]);
    await tx.companyProfile.createMany({
      data: [...uncovered]
        .filter((key) => findBuiltIn(key))
        .map((key) => ({ slug: key, nameKey: key, content: Prisma.DbNull })),
      skipDuplicates: true,
    });
    await recordPrivilegedAct(sql, identity, { action: 'company.deleted', subjectId: slug });
  });
  relay.nudge();
}
