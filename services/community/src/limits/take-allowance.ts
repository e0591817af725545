import { createNameHash, refuseOverQuota, senderQuotas } from '@kbf/data-kit';
import type { Sender as Quoted } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { KnownAuthor } from '../people/actor.ts';
import type { LimitedAct } from './community-limits.ts';

/** The author of an action. `isApproved` decides whether they count as a person or as a visitor of their networks. */
export type Sender = Omit<Quoted, 'author'> & { author: KnownAuthor };

const messages: Record<Exclude<LimitedAct, 'publicPrayers'>, string> = {
  prayers: 'That is a lot of prayers in a short time.',
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

/** Counts one action of a sender. @throws 429 above the hourly limit */
export async function takeAllowance(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  act: Exclude<LimitedAct, 'publicPrayers'>,
  sender: Sender,
): Promise<void> {
  const hash = createNameHash(config.HASHING_KEY, 'community: names of limits');
  const asked = { act, allowance: config.COMMUNITY_LIMITS[act], hash };
  for (const quota of senderQuotas(sender, asked))
    await refuseOverQuota(database.sql, [quota], messages[act]);
}
