import { createNameHash } from '@kbf/data-kit';
import type { CommunityConfig } from '../config.ts';
import { actorKey } from '../people/actor.ts';
import type { Sender } from '../limits/take-allowance.ts';

/** Reports by this many people hide an item until an admin decides. */
const people = 3;
/** At least one of them must be an approved member; without one, this many networks are needed. */
const networksWithoutMember = 5;

/**
 * Counts as one reporter: an approved member, or everyone else of one network on one day, because a cookie can be
 * deleted and an account is free. The network is a keyed hash.
 * @param day by the clock of the database
 */
export function reporterKey(
  { HASHING_KEY }: Pick<CommunityConfig, 'HASHING_KEY'>,
  { author, networks, isApproved }: Sender,
  day: Date,
): string {
  if (isApproved) return actorKey(author);
  const hash = createNameHash(HASHING_KEY, 'community: networks that report');
  return `n:${hash(networks[0] ?? '')}:${day.toISOString().slice(0, 10)}`;
}

/** An erased member still counts as a member. */
const isMember = (reporter: string) => /^[ux]:/.test(reporter);
const networkOf = (reporter: string) => reporter.split(':')[1];

/** Returns true if these distinct reporters are enough to hide what they reported. */
export function areEnough(reporters: readonly string[]): boolean {
  if (reporters.some(isMember)) return reporters.length >= people;
  return new Set(reporters.map(networkOf)).size >= networksWithoutMember;
}
