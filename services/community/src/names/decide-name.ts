import { lockPerson } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { checkSeen, recordDecision } from '../moderation/record-decision.ts';
import { shownName } from '../people/public-name.ts';
import { renameProfile } from '../profiles/rename-profile.ts';
import { showName } from './show-name.ts';

/** An admin lets a held name be shown, or keeps it hidden; for as long as it is the same name. @throws 404, 409 */
export async function decideName(
  { database, feed, relay }: Pick<Deps, 'database' | 'feed' | 'relay'>,
  identity: Identity,
  personId: string,
  { state, seenAt }: { state: 'public' | 'hidden'; seenAt?: string | undefined },
): Promise<void> {
  await database.transaction(async (tx, sql) => {
    await lockPerson(tx, personId);
    const known = await tx.personName.findUnique({ where: { personId } });
    if (!known?.nameHeld) throw notFound();
    checkSeen(seenAt, known.nameHeldAt);
    const isReleased = state === 'public';
    const name = await tx.personName.update({
      where: { personId },
      data: { nameDecision: isReleased ? 'released' : 'kept', nameHeld: !isReleased },
    });
    if (isReleased) {
      await renameProfile(tx, personId, name);
      await showName(tx, personId, shownName(name));
    }
    const about = { kind: 'name' as const, subjectId: personId, prayerId: null };
    // They see their name, or not, on whatever they write: no message tells them of it.
    await recordDecision(sql, identity, { ...about, authorUserId: null, state, isChange: true });
  });
  relay.nudge();
  await feed.changed();
}
