import { z } from 'zod';

const count = z.int().min(0);
const allowance = (person: number, network: number) =>
  z.strictObject({ person: count.default(person), network: count.default(network) }).prefault({});

/**
 * What may be done in an hour: `person` by one member or one cookie of a visitor, `network` by all visitors of one IPv4
 * address or IPv6 /64, as a new cookie is no new person. Counted in Postgres and never open.
 */
export const communityLimits = z.strictObject({
  /** Shared or kept; more are refused. */
  prayers: allowance(60, 240),
  /** Shown at once; more wait for an admin. Fewer than a page of the feed, so that nobody owns its first page. */
  publicPrayers: allowance(8, 8),
  comments: allowance(60, 180),
  likes: allowance(600, 1_800),
  reports: allowance(30, 60),
  /** Of one's own profile: members only. */
  profileChanges: allowance(60, 60),
});
export type CommunityLimits = z.output<typeof communityLimits>;
export const limitedActs = communityLimits.keyof().options;
export type LimitedAct = (typeof limitedActs)[number];

/** How much wider the allowances of an IPv6 /56 and of a /48 are than that of a /64. */
export const widening = [1, 1.5, 2] as const;
/** How much wider the allowance of all members of a network is than that of its visitors: accounts are proven. */
export const memberWidening = 5;
