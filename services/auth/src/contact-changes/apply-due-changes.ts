import { contactKind } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { isProvenByOther } from '../people/contact-data.ts';
import { isActive, lockPersonRow } from '../people/lock-person.ts';
import { applyContact } from './apply-contact.ts';

const dueAt = (now: Date) => ({ appliedAt: null, endedAt: null, appliesAt: { lte: now } });

/** Applies the changes of phone and e-mail whose delay of one day is over. @returns how many */
export async function applyDueChanges(
  deps: Pick<Deps, 'config' | 'database' | 'relay'>,
): Promise<number> {
  const { config, database, relay } = deps;
  const due = await database.prisma.contactChange.findMany({
    where: dueAt(await databaseNow(database.prisma)),
    select: { id: true, personId: true, what: true, value: true },
  });
  let applied = 0;
  for (const { id, personId, ...change } of due) {
    const contact = { what: contactKind.parse(change.what), value: change.value };
    const isApplied = await database.transaction(async (tx) => {
      const person = await lockPersonRow(tx, personId, { [contact.what]: contact.value });
      const now = await databaseNow(tx);
      const mayApply =
        isActive(person) &&
        !(await isProvenByOther(tx, { [contact.what]: contact.value }, personId));
      const { count } = await tx.contactChange.updateMany({
        where: { id, ...dueAt(now) },
        data: mayApply ? { appliedAt: now } : { endedAt: now },
      });
      if (count === 0 || !mayApply) return false;
      await recordAudit(tx, {
        action: `${contact.what}.changed`,
        actorId: null,
        subjectId: personId,
        details: { changeId: id, what: contact.what },
      });
      await applyContact(tx, config, personId, contact);
      return true;
    });
    if (isApplied) applied += 1;
  }
  if (applied > 0) relay.nudge();
  return applied;
}
