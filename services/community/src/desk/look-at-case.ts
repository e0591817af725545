import type { CareCase, Together } from '@kbf/contracts';
import { databaseNow, recordPrivilegedAct } from '@kbf/data-kit';
import { adminIdOf, notFound } from '@kbf/service-kit';
import type { Identity } from '@kbf/process-kit';
import type { Deps } from '../deps.ts';
import type { CareCase as Row } from '../generated/prisma/client.ts';
import { presentCase } from './present-case.ts';
import { ofSamePerson, readTogether } from './same-person.ts';

/** Most other cases of the same person shown beside one case. */
const othersMax = 10;

/**
 * Opens a case for an admin. The access is logged before any text is shown. Names and numbers are not stored here: auth
 * is asked for them now.
 * @throws 404
 */
export async function lookAtCase(
  { config, database, people, relay, logger }: Deps,
  identity: Identity,
  id: string,
): Promise<{ row: Row; together: Together | null; shown: CareCase }> {
  const { row, others, together, names } = await database.transaction(async (tx, sql) => {
    const now = await databaseNow(tx);
    const admin = adminIdOf(identity);
    await tx.careCase.updateMany({
      where: { id, seenAt: null },
      data: { seenAt: now, seenBy: admin },
    });
    const row = await tx.careCase.findUnique({ where: { id } });
    if (!row) throw notFound();
    await recordPrivilegedAct(sql, identity, { action: 'care.viewed', subjectId: id });
    const whose = ofSamePerson(row);
    const others = whose
      ? await tx.careCase.findMany({
          where: { ...whose, id: { not: id } },
          orderBy: [{ handledAt: { sort: 'desc', nulls: 'first' } }, { noticedAt: 'desc' }],
          take: othersMax,
        })
      : [];
    const togetherOf = await readTogether(tx, config, [row]);
    const admins = [row.seenBy, row.handledBy].filter((one) => one !== null);
    const names = await tx.personName.findMany({ where: { personId: { in: admins } } });
    return { row, others, together: togetherOf(row), names };
  });
  relay.nudge();
  const person = row.userId
    ? await people.find(row.userId).catch((error: unknown) => {
        logger.warn({ err: error }, 'auth did not answer: case shown without contact data');
        return undefined;
      })
    : undefined;
  const nameOf = (personId: string | null) =>
    names.find((one) => one.personId === personId)?.fullName ?? (personId ? 'An admin' : null);
  return {
    row,
    together,
    shown: presentCase(config, row, { person, others, together, nameOf }),
  };
}
