import { unhurried } from './unhurried.ts';

const many = 100_000;

/** On top of `unhurried`: more prayers from one address are shown in an hour than the usual few. */
export const manyPrayers = {
  ...unhurried,
  community: {
    ...unhurried.community,
    COMMUNITY_LIMITS: JSON.stringify({ publicPrayers: { person: many, network: many } }),
  },
  ai: { GUIDE_PACE_MS: '0', AI_PUBLIC_PRAYERS_PER_HOUR: String(many) },
};
