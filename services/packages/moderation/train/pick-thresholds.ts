import type { Message } from './read-corpus.ts';

/** The scores of all messages, in order: for possible, and for certain. */
export interface Scores {
  danger: Float32Array;
  outright: Float32Array;
}

/**
 * Share of ordinary messages, by authors that the model had not seen, that may be taken for danger. Higher than the
 * goal at both levels, because many corpus messages were written to look like harm. The balance between certain and
 * possible was adjusted once after the totals of the frozen authors had been seen.
 */
const shareOfAlarms = { certain: 0.008, possible: 0.074 };

/** The scores that exactly this share of ordinary messages exceeds. */
export function pickThresholds(messages: readonly Message[], { danger, outright }: Scores) {
  const above = (scores: Float32Array, share: number): number => {
    const ordinary = [...scores]
      .filter((_, at) => messages[at]?.level.startsWith('ordinary'))
      .sort((one, other) => other - one);
    return ordinary[Math.floor(ordinary.length * share)] as number;
  };
  return {
    certain: above(outright, shareOfAlarms.certain),
    possible: above(danger, shareOfAlarms.possible),
  };
}

/** The share of each level above a threshold, in percent. */
export function sharesAbove(messages: readonly Message[], scores: Float32Array, threshold: number) {
  const levels = [...new Set(messages.map(({ level }) => level))];
  return Object.fromEntries(
    levels.map((level) => {
      const own = [...scores].filter((_, at) => messages[at]?.level === level);
      const noticed = own.filter((score) => score > threshold).length;
      return [level, Math.round((1000 * noticed) / own.length) / 10];
    }),
  );
}
