import type { Told } from './told.ts';

const tender =
  /\b(?:died|passed away|funeral|buried|widow(?:er|ed)?|in memory|my late|our late|lost my (?:wife|husband|son|daughter|child|mother|mum|mom|father|dad|brother|sister|baby)|miscarr\w*|stillb\w*|cancer|hospice|dying|divorc\w*)\b/i;

/** Whether somebody speaks of a death or of an illness: what was written for that is said, and no question instead of it. */
export const isTender = ({ all }: Told): boolean => tender.test(all);
