import { prayerAudience } from '@kbf/contracts';
import type { PrayerAudience } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';

/**
 * Who may see a prayer. Every place asks this file. A prayer that is shown has the name of its audience as its state.
 * In every other state (private, held, hidden, leaving, deleted), it is shown to no one else.
 */
const isFor = {
  public: () => true,
  members: ({ userId, isApproved }) => userId !== undefined && isApproved === true,
} satisfies Record<Exclude<PrayerAudience, 'private'>, (reader: Identity) => boolean>;

export type SharedState = keyof typeof isFor;
/** The states in which other people see a prayer. */
export const sharedStates = ['public', 'members'] as const satisfies readonly SharedState[];

type Kept = { state: string };

export const isShared = ({ state }: Kept): boolean =>
  sharedStates.some((shared) => shared === state);

/** The states of the prayers that a reader sees in the feed, one by one, and wherever else prayers are read. */
export const statesFor = (reader: Identity): readonly SharedState[] =>
  sharedStates.filter((state) => isFor[state](reader));

export const maySee = (reader: Identity, { state }: Kept): boolean =>
  statesFor(reader).some((shown) => shown === state);

/**
 * Whether anyone may get it, without a cookie, and keep it in any cache: for share pages, share pictures and the
 * addresses of photos.
 */
export const isForAnyone = (prayer: Kept): boolean => maySee(anonymous, prayer);

/** Whether admins read it at the care desk when it waits for a decision or was reported. */
export const isForDesk = ({ state }: Kept): boolean =>
  isShared({ state }) || ['held', 'hidden'].includes(state);

/** The audience that the author chose. The last release stored private prayers with the state alone. */
export const audienceOf = ({ state, audience }: Kept & { audience: string }): PrayerAudience =>
  state === 'private' ? 'private' : prayerAudience.parse(audience);

/** A list of states for SQL. */
export const sqlStates = (states: readonly string[]): string =>
  states.map((state) => `'${state}'`).join(', ');
