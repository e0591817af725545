import { datesIn } from './facts/dates.ts';
import { sumsIn } from './facts/sums.ts';

/** Stands in a draft where it is said what of the facts is not in it. */
export const LEFT_OUT = '\u0002';

const MOST = 4;
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The day of writing stands in no draft. */
const today = /\b(?:now it is|it is now|today is|today[’']s)[^.,!?\n]{0,30}/gi;

/** Sums and days that a person gave and that a text does not carry. */
const missingIn = (text: string, told: string): string[] => {
  const held = bare(text);
  const lasting = told.replaceAll(today, '');
  const facts = [...sumsIn(lasting).map(({ written }) => written), ...datesIn(lasting)];
  return [...new Set(facts)].filter((fact) => !held.includes(bare(fact))).slice(0, MOST);
};

/** Says openly which sums and days a draft leaves out. */
export const withLeftOut = (text: string, told: string): string => {
  if (!text.includes(LEFT_OUT)) return text;
  const missing = missingIn(text, told);
  const line =
    missing.length > 0 ? `Not in it: ${missing.join(', ')}. Tell me if that belongs in.` : '';
  return text.replaceAll(LEFT_OUT, line);
};
