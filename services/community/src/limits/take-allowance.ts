import { createNameHash, refuseOverQuota, senderQuotas } from '@kbf/data-kit';
import type { Sender as Quoted } from '@kbf/data-kit';
import { preparedSql } from '@kbf/events';
import type { Deps } from '../deps.ts';
import type { KnownAuthor } from '../people/actor.ts';
import type { LimitedAct } from './community-limits.ts';
import type { PublicAct } from './public-places-sql.ts';

/** The author of an action. `isApproved` decides whether they count as a person or as a visitor of their networks. */
export type Sender = Omit<Quoted, 'author'> & { author: KnownAuthor };

const messages: Record<Exclude<LimitedAct, PublicAct>, string> = {
  prayers: 'You have shared a lot of prayers in a short time.',
  prayerChanges: 'You have made a lot of changes in a short time.',
  comments: 'You have written a lot of comments in a short time.',
  likes: 'You have liked a lot of prayers in a short time.',
  prayed: 'You have prayed for a lot of prayers in a short time.',
  reports: 'You have sent a lot of reports in a short time.',
  needs: 'You have posted a lot of needs and offers in a short time.',
  needContacts: 'You have asked a lot of questions in a short time.',
  checkIns: 'You have asked a lot of questions in a short time.',
  profileChanges: 'You have made a lot of changes in a short time.',
  partnerWrites: 'You have made a lot of changes in a short time.',
  circleWrites: 'You have made a lot of changes in a short time.',
  gatheringAnswers: 'You have made a lot of changes in a short time.',
  roomWrites: 'You have made a lot of changes in a short time.',
  chatMessages: 'You have written a lot of messages in a short time.',
  chatChanges: 'You have made a lot of changes in a short time.',
  blocks: 'You have made a lot of changes in a short time.',
};

/** Counts one action of a sender. @throws 429 above the hourly limit */
export async function takeAllowance(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  act: Exclude<LimitedAct, PublicAct>,
  sender: Sender,
): Promise<void> {
  const hash = createNameHash(config.HASHING_KEY, 'community: names of limits');
  const asked = { act, allowance: config.COMMUNITY_LIMITS[act], hash };
  const sql = preparedSql(database.pool);
  for (const quota of senderQuotas(sender, asked))
    await refuseOverQuota(sql, [quota], messages[act]);
}
