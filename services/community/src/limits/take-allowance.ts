import { createNameHash, isOverQuota, refuseOverQuota, senderQuotas } from '@kbf/data-kit';
import type { Quota, Sender as AnySender } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { KnownAuthor } from '../people/actor.ts';
import type { LimitedAct } from './community-limits.ts';

/** The author of an action and their networks, narrow to wide. */
export type Sender = { author: KnownAuthor; networks: readonly string[] };

const messages: Record<LimitedAct, string> = {
  prayers: 'That is a lot of prayers in a short time.',
  publicPrayers: 'That is a lot of prayers in a short time.',
  prayerChanges: 'That is a lot of changes in a short time.',
  comments: 'That is a lot of comments in a short time.',
  likes: 'That is a lot of likes in a short time.',
  reports: 'That is a lot of reports in a short time.',
  needs: 'That is a lot of needs and offers in a short time.',
  needContacts: 'That is a lot of questions in a short time.',
  checkIns: 'That is a lot of questions in a short time.',
  profileChanges: 'That is a lot of changes in a short time.',
  partnerWrites: 'That is a lot of changes in a short time.',
};

function quotasOf({ config }: Pick<Deps, 'config'>, act: LimitedAct, sender: AnySender): Quota[] {
  const hash = createNameHash(config.HASHING_KEY, 'community: names of limits');
  return senderQuotas(sender, { act, allowance: config.COMMUNITY_LIMITS[act], hash });
}

/** Counts one action of a sender. @throws 429 above the hourly limit */
export async function takeAllowance(
  deps: Pick<Deps, 'config' | 'database'>,
  act: LimitedAct,
  sender: Sender,
): Promise<void> {
  for (const quota of quotasOf(deps, act, sender))
    await refuseOverQuota(deps.database.sql, [quota], messages[act]);
}

/**
 * Counts one prayer that may be public, posted here or shared by the assistant.
 * @returns whether it is shown at once; else it waits for an admin
 */
export async function takePublicPlace(
  deps: Pick<Deps, 'config' | 'database'>,
  sender: AnySender,
): Promise<boolean> {
  for (const quota of quotasOf(deps, 'publicPrayers', sender))
    if ((await isOverQuota(deps.database.sql, [quota])).isOver) return false;
  return true;
}
