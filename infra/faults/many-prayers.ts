import { unhurried } from './unhurried.ts';

const many = 100_000;

/** In addition to `unhurried`: allows more public prayers per hour from one address. */
export const manyPrayers = {
  ...unhurried,
  community: {
    ...unhurried.community,
    COMMUNITY_LIMITS: JSON.stringify({ publicPrayers: { person: many, network: many } }),
  },
  ai: { GUIDE_PACE_MS: '0' },
};
