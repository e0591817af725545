import { createNameHash } from '@kbf/data-kit';
import type { CommunityConfig } from '../config.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { actorKey } from '../people/actor.ts';

/** Reports by this many people hide an item until an admin decides. */
const people = 3;
/** At least one of them must be an approved member; without one, this many networks are needed. */
const networksWithoutMember = 5;

/** One reporter of one item: `network` is a keyed hash. Null after a member was erased. */
export type Reporter = { reporter: string; network: string | null };

/**
 * Counts as one reporter: an approved member, or everyone else of one network, because a cookie can be deleted and an
 * account is free. The network is the widest known one: a household can have many small ones.
 * @param subjectId the reported item, part of the hash, so that it connects no reports of different items
 */
export function reporterOf(
  { HASHING_KEY }: Pick<CommunityConfig, 'HASHING_KEY'>,
  { author, networks, isApproved }: Sender,
  subjectId: string,
): Reporter {
  const hash = createNameHash(HASHING_KEY, 'community: networks that report');
  const network = hash(`${subjectId} ${networks.at(-1) ?? ''}`);
  return { reporter: isApproved ? actorKey(author) : `n:${network}`, network };
}

/** The key of a network that has used up its day's reports that help to hide something. */
export const silentKey = ({ network }: Reporter): string => `s:${network}`;
const isSilent = ({ reporter }: Reporter) => reporter.startsWith('s:');

/** An erased member still counts as a member. */
const isMember = ({ reporter }: Reporter) => /^[ux]:/.test(reporter);
/** The last release stored the network as a part of the key, with the day. */
const networkOf = ({ reporter, network }: Reporter) => network ?? reporter.split(':')[1];

/**
 * Returns true if these distinct reporters are enough to hide what they reported. A network counts only if none of its
 * members has reported, because the same person can report without a login.
 */
export function areEnough(reporters: readonly Reporter[]): boolean {
  const members = reporters.filter(isMember);
  const theirs = new Set(members.map(({ network }) => network));
  const others = new Set(
    reporters.filter((one) => !isMember(one) && !isSilent(one)).map(networkOf),
  );
  const networks = [...others].filter((one) => !theirs.has(one ?? null)).length;
  return members.length > 0
    ? members.length + networks >= people
    : networks >= networksWithoutMember;
}
