import { limits } from '@kbf/contracts';

export const turnMs = limits.room.turnSeconds * 1_000;

/** A room as it is stored, and the letters on its list, in order. `shown` is false for one that has disappeared. */
export type Turning = {
  position: number;
  turnsItself: boolean;
  /** Milliseconds, as the database tells the time. */
  turnedAt: number;
  shownCount: number;
  items: readonly { id: string; position: number; shown: boolean }[];
};

export type ShownLetter = {
  /** Null after the last letter. */
  id: string | null;
  /** Its position; after the last letter, the position that follows. */
  position: number;
  /** When it came. */
  since: number;
  /** When the next one comes by itself; null if none does. */
  turnsAt: number | null;
  /** How many letters have been shown until now. */
  shownCount: number;
};

/**
 * The letter that a room shows at a time. It follows from the stored row and the clock alone, so that all processes and
 * readers get the same one, and turning by itself writes nothing.
 */
export function shownLetter(room: Turning, now: number): ShownLetter {
  const { items, position, turnsItself, turnedAt } = room;
  const first = items.findIndex((item) => item.position >= position);
  const begin = first === -1 ? items.length : first;
  const steps = turnsItself ? Math.max(0, Math.floor((now - turnedAt) / turnMs)) : 0;
  let at = Math.min(begin + steps, items.length);
  const since = turnedAt + (at - begin) * turnMs;
  // A letter that has disappeared is passed over.
  while (items[at]?.shown === false) at += 1;
  const item = items[at];
  const reached = items.slice(0, at + 1).filter(({ shown }) => shown).length;
  return {
    id: item?.id ?? null,
    position: item?.position ?? (items.at(-1)?.position ?? -1) + 1,
    since,
    turnsAt: turnsItself && item ? since + turnMs : null,
    shownCount: Math.max(room.shownCount, reached),
  };
}
