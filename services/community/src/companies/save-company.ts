import type { CompanyProfile } from '@kbf/contracts';
import { lockInTransaction, recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, invalid, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { companySlug } from './company-slug.ts';
import { findCompany } from './find-company.ts';

/** Names and addresses are checked together: one change at a time. */
export const companiesLock = 'companies';

type Work = Pick<Deps, 'database' | 'relay'>;

/**
 * Creates a company page. The name makes its address.
 * @throws 400 when the name has no letter, 409 when another company has the name or the address
 * @returns the slug
 */
export const createCompany = (
  work: Work,
  identity: Identity,
  content: CompanyProfile,
): Promise<string> =>
  write(work, identity, content, { isNew: true }, async (tx, nameKey) => {
    if (await findCompany(tx, nameKey))
      throw conflict('Another company already has this name or web address.');
    // The row of a removed company with this address or name only keeps a built-in one away.
    await tx.companyProfile.deleteMany({
      where: { OR: [{ slug: nameKey }, { nameKey }], content: { equals: Prisma.DbNull } },
    });
    await tx.companyProfile.create({ data: { slug: nameKey, nameKey, content } });
    return nameKey;
  });

/**
 * Changes the company that is found under `address`. The address stays when the name changes.
 * @throws 400 when the name has no letter, 404 without that company, 409 when another company has the name
 * @returns the slug
 */
export const changeCompany = (
  work: Work,
  identity: Identity,
  address: string,
  content: CompanyProfile,
): Promise<string> =>
  write(work, identity, content, { isNew: false }, async (tx, nameKey) => {
    const found = await findCompany(tx, companySlug(address));
    if (!found) throw notFound('The requested business profile could not be found.');
    const { slug } = found;
    const named = await findCompany(tx, nameKey);
    if (named && named.slug !== slug)
      throw conflict('Another company already has this name or web address.');
    await tx.companyProfile.deleteMany({
      where: { nameKey, slug: { not: slug }, content: { equals: Prisma.DbNull } },
    });
    // A built-in company has no row before its first change.
    await tx.companyProfile.upsert({
      where: { slug },
      create: { slug, nameKey, content },
      update: { nameKey, content },
    });
    return slug;
  });

async function write(
  { database, relay }: Work,
  identity: Identity,
  { companyName }: CompanyProfile,
  details: { isNew: boolean },
  save: (tx: Tx, nameKey: string) => Promise<string>,
): Promise<string> {
  const nameKey = companySlug(companyName);
  if (nameKey === '') throw invalid('A company name needs at least one letter or number.');
  const slug = await database.transaction(async (tx, sql) => {
    await lockInTransaction(tx, companiesLock);
    const saved = await save(tx, nameKey);
    await recordPrivilegedAct(sql, identity, {
      action: 'company.edited',
      subjectId: saved,
      details,
    });
    return saved;
  });
  relay.nudge();
  return slug;
}
