import { lockPerson } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { checkSeen, recordDecision } from '../moderation/record-decision.ts';
import type { Verdict } from '../moderation/record-decision.ts';
import { shownName } from '../people/public-name.ts';
import { renameProfile } from '../profiles/rename-profile.ts';
import { showName } from './show-name.ts';

/** An admin allows or hides a held name. The decision holds until the name changes. @throws 404, 409 */
export async function decideName(
  { config, database, feed, relay }: Pick<Deps, 'config' | 'database' | 'feed' | 'relay'>,
  identity: Identity,
  personId: string,
  { state, taken, seenAt }: Verdict & { seenAt?: string | undefined },
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
    const before = { was: 'held', reasons: known.nameReasons, words: known.fullName };
    const decision = { ...about, authorUserId: personId, state, isChange: true };
    await recordDecision({ tx, sql, identity, config }, { ...decision, before, taken });
  });
  relay.nudge();
  await feed.changed();
}
