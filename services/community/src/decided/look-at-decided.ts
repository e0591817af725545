import type { DecidedDetail } from '@kbf/contracts';
import { recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { presentDecided } from './present-decided.ts';
import { openOfDecided } from './sealed-decided.ts';

/** Opens the words of a decided text. The access is logged before any word is shown. @throws 404 */
export async function lookAtDecided(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  identity: Identity,
  id: string,
): Promise<DecidedDetail> {
  const { row, nameOf } = await database.transaction(async (tx, sql) => {
    const found = await tx.decidedText.findUnique({ where: { id } });
    if (!found) throw notFound('This is not kept any more.');
    const { kind, subjectId, decidedBy, authorUserId } = found;
    await recordPrivilegedAct(sql, identity, {
      action: 'decided-text.viewed',
      subjectId,
      details: { kind },
    });
    const people = [decidedBy, authorUserId].filter((one) => one !== null);
    const names = await tx.personName.findMany({ where: { personId: { in: people } } });
    const nameOf = (person: string) => names.find((one) => one.personId === person)?.fullName;
    return { row: found, nameOf };
  });
  relay.nudge();
  const { authorUserId } = row;
  return {
    ...presentDecided(config, row, nameOf(row.decidedBy)),
    words: openOfDecided(config, row, 'words', row.sealedWords),
    author: authorUserId
      ? { id: authorUserId, fullName: nameOf(authorUserId) ?? 'Fellowship Member' }
      : null,
  };
}
