import { founderProfile, site } from '@kbf/contracts';
import { judgeName } from '@kbf/moderation';
import type { Tx } from '../database.ts';
import { builtInFounder } from '../founder/built-in-founder.ts';

type Person = { personId: string; fullName: string; role: 'member' | 'admin' };

/** Names that only their owners may show: those of the fellowship, the founder and the other admins. */
async function reservedNames(tx: Tx, personId: string): Promise<string[]> {
  const admins = await tx.personName.findMany({
    where: { role: 'admin', personId: { not: personId } },
    select: { fullName: true },
  });
  const row = await tx.founderProfile.findFirst();
  const founder = row ? founderProfile.parse(row.content) : builtInFounder;
  return [
    site.name,
    site.shortName,
    `${founder.firstName} ${founder.lastName}`,
    ...admins.map(({ fullName }) => fullName),
  ];
}

/**
 * The reasons to hold a name; empty when it may be shown. An admin's own name is not checked: the fellowship decides
 * about it.
 */
export async function reasonsToHold(
  tx: Tx,
  { personId, fullName, role }: Person,
): Promise<readonly string[]> {
  if (role === 'admin') return [];
  return judgeName(fullName, await reservedNames(tx, personId)).reasons;
}
