import { hourSeconds } from './quotas-sql.ts';
import type { Quota } from './quotas-sql.ts';

/** Who does something: a member, or a visitor by cookie, from networks, narrow to wide. */
export type Sender = {
  author: { userId?: string | null | undefined; visitorId?: string | null | undefined };
  networks: readonly string[];
};

/**
 * What may be done in an hour, unless another time is told: `person` by one member or one cookie of a visitor,
 * `network` by all visitors of one IPv4 address or IPv6 /64, as a new cookie is no new person.
 */
export type Allowance = { person: number; network: number };

/** How much wider the allowances of an IPv6 /56 and of a /48 are than that of a /64. */
const widening = [1, 1.5, 2] as const;
/** How much wider the allowance of all members of a network is than that of its visitors: accounts are proven. */
const memberWidening = 5;

/**
 * Narrow to wide: person, then networks. Take from one after the other: whoever is stopped by the narrow ones uses up
 * nothing of the wide ones, which others share. Members count apart from visitors: no stranger uses up what a member
 * may do, whichever network they share.
 * @param asked.hash of `createNameHash`: nobody is named in the table of limits
 * @param asked.seconds in which so much may be done; an hour unless told
 */
export function senderQuotas(
  { author, networks }: Sender,
  asked: { act: string; allowance: Allowance; hash: (name: string) => string; seconds?: number },
): Quota[] {
  const { act, allowance, hash, seconds = hourSeconds } = asked;
  const isMember = Boolean(author.userId);
  const key = (what: string, name: string) =>
    `${act}:${isMember ? 'member' : 'visitor'}:${what}:${hash(name)}`;
  const ofNetwork = allowance.network * (isMember ? memberWidening : 1);
  const person = author.userId ?? author.visitorId;
  return [
    ...(person ? [{ key: key('person', person), max: allowance.person, seconds }] : []),
    ...networks.map((name, index) => ({
      key: key('network', name),
      max: Math.floor(ofNetwork * (widening[index] ?? 1)),
      seconds,
    })),
  ];
}
