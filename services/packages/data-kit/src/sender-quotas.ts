import { hourSeconds } from './quotas-sql.ts';
import type { Quota } from './quotas-sql.ts';

/**
 * Who acts: a person by login, or a visitor by cookie, and their networks from narrow to wide. `isApproved`: a member
 * whom an admin has approved. Everyone else counts as a visitor of their networks, because accounts are free.
 */
export type Sender = {
  author: { userId?: string | null | undefined; visitorId?: string | null | undefined };
  networks: readonly string[];
  isApproved: boolean;
};

/**
 * What is allowed per hour, or per the given time. `person`: one login, or one visitor cookie. `network`: all visitors
 * of one IPv4 address or IPv6 /64, because a new cookie or a free account does not make a new person.
 */
export type Allowance = { person: number; network: number };

/** Factors by which the limits of an IPv6 /64, /56 and /48 grow. */
export const networkWidening = [1, 1.5, 2] as const;
/** Factor for the approved members of a network, compared with its visitors: an admin has looked at each of them. */
const memberWidening = 5;

/**
 * From narrow to wide: person, then networks. Take them in this order: a call stopped by a narrow quota then uses
 * nothing of the wide quotas that others share. Members are counted apart from visitors, so that strangers in the same
 * network cannot use up a member's allowance.
 * @param asked.hash of `createNameHash`, so that the table of limits names no person
 * @param asked.seconds length of the window; default one hour
 */
export function senderQuotas(
  { author, networks, isApproved }: Sender,
  asked: { act: string; allowance: Allowance; hash: (name: string) => string; seconds?: number },
): Quota[] {
  const { act, allowance, hash, seconds = hourSeconds } = asked;
  const key = (what: string, name: string) =>
    `${act}:${isApproved ? 'member' : 'visitor'}:${what}:${hash(name)}`;
  const ofNetwork = allowance.network * (isApproved ? memberWidening : 1);
  const person = author.userId ?? author.visitorId;
  return [
    ...(person ? [{ key: key('person', person), max: allowance.person, seconds }] : []),
    ...networks.map((name, index) => ({
      key: key('network', name),
      max: Math.floor(ofNetwork * (networkWidening[index] ?? 1)),
      seconds,
    })),
  ];
}
