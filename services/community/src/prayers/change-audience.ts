import { isWider, ownPrayer } from '@kbf/contracts';
import type { OpenAudience, OwnPrayer } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { approvalRequired, conflict, forbidden, notFound } from '@kbf/service-kit';
import { checkNotReported } from '../checks/check-not-reported.ts';
import { trustOf } from '../checks/trust-of.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Prayer as Row } from '../generated/prisma/client.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { isAuthor } from '../people/author-policy.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { sees } from '../audience/ask-rule.ts';
import { audienceOf, isShared } from '../audience/audience.ts';
import { countShared } from './count-shared.ts';
import { lockCounts } from './counts-sql.ts';
import { decideState } from './create-prayer.ts';

type By = { identity: Identity; sender: Sender };

/**
 * Changes who may see a person's own prayer. For fewer people, it happens at once. For more people, its words are
 * judged and counted as if it was shared now, and it may wait for an admin.
 * @throws 404, 403 for another person's prayer, 409 while it is hidden or reported, 429
 */
export async function changeAudience(
  deps: Deps,
  by: By,
  id: string,
  audience: OpenAudience,
): Promise<Pick<OwnPrayer, 'audience' | 'state'>> {
  const { database, feed } = deps;
  const { identity, sender } = by;
  const before = await database.prisma.prayer.findUnique({ where: { id } });
  await checkMayChange(database.prisma, identity, before);
  checkState(before);
  await takeAllowance(deps, 'prayerChanges', sender);
  const now = audienceOf(before);
  if (audience === now) return changed(audience, before.state);
  if (audience === 'members' && !identity.isApproved) throw approvalRequired();
  const opened = isWider(audience, now) ? await judgeAgain(deps, by, before, audience) : null;
  const state = await database.transaction(async (tx) => {
    await lockAuthor(tx, { userId: identity.userId ?? null, visitorId: null });
    await lockCounts(tx, [id]);
    const prayer = await tx.prayer.findUnique({ where: { id } });
    await checkMayChange(tx, identity, prayer);
    checkState(prayer);
    const isSame = prayer.state === before.state && audienceOf(prayer) === now;
    if (!isSame || (opened && wordsOf(prayer).join() !== wordsOf(before).join()))
      throw conflict('This prayer has just changed. Please try again.');
    if (opened)
      checkNotReported(
        await tx.report.count({ where: { prayerId: id, commentId: null, decidedAt: null } }),
      );
    const data = opened ?? narrowed(prayer, audience);
    const isFirst = isShared(data) && prayer.publishedAt === null;
    await tx.prayer.update({
      where: { id },
      data: {
        ...data,
        audience,
        circleId: null,
        ...(isFirst ? { publishedAt: await databaseNow(tx) } : {}),
      },
    });
    await countShared(tx, { from: [prayer.state], to: [data.state] });
    return data.state;
  });
  await feed.changed();
  return changed(audience, state);
}

const changed = (audience: OpenAudience, state: string) => ({
  audience,
  state: ownPrayer.shape.state.parse(state),
});

async function checkMayChange(
  db: Pick<Tx, 'circleMember'>,
  identity: Identity,
  prayer: Row | null,
): Promise<void> {
  if (!prayer || ['leaving', 'deleted'].includes(prayer.state)) throw notFound();
  if (!isAuthor(identity, prayer))
    throw (await sees(db, identity, prayer)) ? forbidden() : notFound();
}

function checkState(prayer: Row | null): asserts prayer is Row {
  if (prayer?.state === 'hidden')
    throw conflict('Our team has hidden this prayer. You can still delete it.');
}

/** All words of its author that others see. */
const wordsOf = ({ request, response, responseSource, tags, thanks }: Row): string[] => [
  request,
  ...(response && responseSource === 'author' ? [response] : []),
  ...tags,
  ...(thanks ? [thanks] : []),
];

/** A prayer that is waiting goes on waiting, unless no one else will see it. */
function narrowed({ state, heldReasons }: Row, audience: OpenAudience) {
  const isWaiting = state === 'held' && audience !== 'private';
  return isWaiting ? { state, heldReasons } : { state: audience, heldReasons: [] };
}

/** What is waiting for an admin goes on waiting, for the same reasons. */
async function judgeAgain(
  deps: Deps,
  { identity, sender }: By,
  prayer: Row,
  audience: OpenAudience,
) {
  const { state, heldReasons } = prayer;
  if (state === 'held') return { state, heldReasons };
  const trust = await trustOf(deps.database.prisma, identity);
  const judgement = await deps.judge(wordsOf(prayer), undefined, trust);
  return decideState(deps, sender, { audience, judgement });
}
