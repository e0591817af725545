import { limits } from '@kbf/contracts';
import { z } from 'zod';

const count = z.int().min(0);
const allowance = (person: number, network: number) =>
  z.strictObject({ person: count.default(person), network: count.default(network) }).prefault({});

/**
 * What may be done in an hour: `person` by one member or one cookie of a visitor, `network` by all visitors of one IPv4
 * address or IPv6 /64, as a new cookie is no new person. Counted in Postgres and never open.
 */
const acts = z.strictObject({
  /** Shared or kept; more are refused. */
  prayers: allowance(60, 240),
  /** Posted here or shared by the assistant: so many are shown at once; more wait for an admin. */
  publicPrayers: allowance(limits.prayer.publicAnHour, limits.prayer.publicAnHour),
  /** Marked as answered, with thanks, which are judged and shown anew. */
  prayerChanges: allowance(60, 180),
  comments: allowance(60, 180),
  likes: allowance(600, 1_800),
  reports: allowance(30, 60),
  /** Needs and offers, and asking about them: members only. */
  needs: allowance(20, 60),
  needContacts: allowance(30, 90),
  /** Set or answered: members only. */
  checkIns: allowance(60, 60),
  /** Of one's own profile: members only. */
  profileChanges: allowance(60, 60),
  /** Invitations, questions and answers of accountability partners: members only. */
  partnerWrites: allowance(60, 60),
});
export const communityLimits = acts.extend({
  /**
   * Likes of one prayer in a day by all visitors of one network. Room for guests who share a router, and too few to
   * make a prayer look as if hundreds prayed.
   */
  visitorLikesOfOnePrayer: count.default(10),
});
export type CommunityLimits = z.output<typeof communityLimits>;
export const limitedActs = acts.keyof().options;
export type LimitedAct = (typeof limitedActs)[number];
