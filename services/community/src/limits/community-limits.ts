import { limits } from '@kbf/contracts';
import { allowanceSetting as allowance } from '@kbf/data-kit';
import { z } from 'zod';

const count = z.int().min(0);

/**
 * Limits per hour: `person` for one login or one visitor cookie, `network` for all visitors of one IPv4 address or IPv6
 * /64, because a visitor can delete the cookie. Counted in Postgres; a failure never lets requests through. People whom
 * no admin has approved count as visitors.
 */
const acts = z.strictObject({
  /** Prayers shared or saved; more are refused. */
  prayers: allowance(60, 240),
  /**
   * Prayers posted here or answered by the assistant: this many are shown at once; more wait for an admin. Approved
   * members count per person, all others also per network.
   */
  publicPrayers: allowance(limits.prayer.publicAnHour, limits.prayer.publicAnHour),
  /** Prayers marked as answered, with thanks, which are checked and shown again. */
  prayerChanges: allowance(60, 180),
  comments: allowance(60, 180),
  /** Comments shown at once; more wait for an admin. Counted as `publicPrayers` are. */
  publicComments: allowance(60, 20),
  likes: allowance(600, 1_800),
  /** "I prayed", by one press for each prayer. */
  prayed: allowance(600, 1_800),
  reports: allowance(30, 60),
  /** Needs and offers, and contact requests about them: members only. */
  needs: allowance(20, 60),
  needContacts: allowance(30, 90),
  /** Follow-up questions set or answered: members only. */
  checkIns: allowance(60, 60),
  /** Changes of one's own profile: members only. */
  profileChanges: allowance(60, 60),
  /** Invitations, questions and answers of accountability partners: members only. */
  partnerWrites: allowance(60, 60),
  /** Circles founded, changed, joined, left and invited to: members only. */
  circleWrites: allowance(60, 120),
  /** "I am coming" to a gathering, and taken back: members only. */
  gatheringAnswers: allowance(60, 120),
  /** Prayer rooms opened, turned and led, and prayers added to gatherings: members only. */
  roomWrites: allowance(600, 1_200),
  /** Messages of private chats: members only. */
  chatMessages: allowance(300, 900),
  /** Private chats started, ended and set, and answers about one's age: members only. */
  chatChanges: allowance(60, 120),
  /** Members blocked and unblocked: members only. */
  blocks: allowance(60, 120),
});
export const communityLimits = acts.extend({
  /**
   * Likes of one prayer in a day by all of one network who are no approved members, and as many who prayed for it.
   * Enough for guests who share a router, too few to fake hundreds.
   */
  visitorLikesOfOnePrayer: count.default(5),
  /**
   * Reports in a day of all of one network who are no approved members that help to hide something. Later ones wait at
   * the desk like all others. Otherwise a few networks could hide every prayer.
   */
  visitorReportsThatHide: count.default(5),
});
export type CommunityLimits = z.output<typeof communityLimits>;
export const limitedActs = acts.keyof().options;
export type LimitedAct = (typeof limitedActs)[number];
