import { withSlips } from './slips.ts';

/** Thanks that training has not seen. */
const before = [
  'Thank you Lord for this group, you have carried me through so much this year!',
  'I just want to say how grateful I am for all of you and for what God is doing.',
  'Good morning everyone, and praise God for the rain and for a full house at church.',
];
const after = [
  'Thanks be to God for all of you. Amen and amen!',
  'I thank Him every single day for His goodness to my family.',
  'Bless you all for listening, this fellowship means the world to me.',
];

const oneOf = (list: readonly string[], at: number): string => list[at % list.length] as string;

/** The ways in which every frozen message is measured. */
export const forms: Readonly<Record<string, (text: string, at: number) => string>> = {
  'as written': (text) => text,
  'thanks before': (text, at) => `${oneOf(before, at)} ${text}`,
  'thanks after': (text, at) => `${text} ${oneOf(after, at)}`,
  'in capitals': (text) => text.toUpperCase(),
  'without punctuation': (text) => text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ''),
  // Other slips than those that training has made.
  'a slip in each tenth word': (text, at) => withSlips(text, at + 1_000_000),
};
