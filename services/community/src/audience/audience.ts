import { prayerAudience } from '@kbf/contracts';
import type { PrayerAudience } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';

/** Who reads, and in which circles they are. Without known circles, no prayer of a circle is seen. */
export type Reader = Identity & { circleIds?: readonly string[] };

/** A prayer as the rule sees it. */
type Kept = { state: string; circleId?: string | null };

type Rule = (reader: Reader, prayer: { circleId?: string | null }) => boolean;

const isApprovedMember: Rule = ({ userId, isApproved }) =>
  userId !== undefined && isApproved === true;

/**
 * Who may see a prayer. Every place asks this file. A prayer that is shown has the name of its audience as its state.
 * In every other state (private, held, hidden, leaving, deleted), it is shown to no one else.
 */
const isFor: Record<Exclude<PrayerAudience, 'private'>, Rule> = {
  public: () => true,
  members: isApprovedMember,
  circle: (reader, { circleId }) =>
    isApprovedMember(reader, {}) && !!circleId && reader.circleIds?.includes(circleId) === true,
};

/** The states in which other people see a prayer. */
export const sharedStates = ['public', 'members', 'circle'] as const;

/** Those of the feed. A circle has a list of its own. */
export const feedStates = ['public', 'members'] as const;
export type FeedState = (typeof feedStates)[number];

export const isShared = ({ state }: Kept): boolean =>
  sharedStates.some((shared) => shared === state);

/** The states of the prayers that a reader sees in the feed, and when praying through it. */
export const statesFor = (reader: Identity): readonly FeedState[] =>
  feedStates.filter((state) => isFor[state](reader, {}));

export function maySee(reader: Reader, { state, circleId = null }: Kept): boolean {
  const shared = sharedStates.find((one) => one === state);
  return shared !== undefined && isFor[shared](reader, { circleId });
}

/**
 * Whether anyone may get it, without a cookie, and keep it in any cache: for share pages, share pictures and the
 * addresses of photos.
 */
export const isForAnyone = (prayer: Kept): boolean => maySee(anonymous, prayer);

/**
 * Whether admins read it at the care desk when it waits for a decision or was reported.
 * @param prayer.isReported a prayer of a circle is read only then
 */
export function isForDesk(prayer: Kept & { audience: string; isReported: boolean }): boolean {
  if (prayer.audience === 'circle' && !prayer.isReported) return false;
  return isShared(prayer) || ['held', 'hidden'].includes(prayer.state);
}

/** The audience that the author chose. The last release stored private prayers with the state alone. */
export const audienceOf = ({ state, audience }: Kept & { audience: string }): PrayerAudience =>
  state === 'private' ? 'private' : prayerAudience.parse(audience);

/** A list of states for SQL. */
export const sqlStates = (states: readonly string[]): string =>
  states.map((state) => `'${state}'`).join(', ');
