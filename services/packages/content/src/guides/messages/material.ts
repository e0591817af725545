import { DATE, longDate } from '../library/facts/dates.ts';
import type { Told } from '../themes/told.ts';
import type { OwnSentence } from './own-sentences.ts';
import type { Recipient } from './recipient.ts';

/** What a message is made of: what the talk told, and to whom it goes. */
export interface Material {
  told: Told;
  to: Recipient;
  own: readonly OwnSentence[];
}

/** A message, sentence by sentence, and what is said about it beside. */
export interface Message {
  sentences: string[];
  beside: string;
}

/** What a message is for: undefined where it is for something else, or too little was told. */
export type Purpose = (material: Material) => Message | undefined;

/** A text with a capital in front. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** A text as a whole sentence. */
export const closed = (text: string): string =>
  `${capital(text.trim().replace(/[.,;:!?\s]{1,20}$/, ''))}.`;

/** A day of the week, as a pattern. */
export const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const TIME = String.raw`(?: (?:at|by) (?:noon|lunch|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)| (?:morning|noon|lunch(?:time)?|afternoon|evening|night))?`;
const DAY = new RegExp(
  `\\b(?:on |till |until |by |before |next |this )((?:next |this )?${WEEKDAY}${TIME}|${DATE})`,
  'i',
);

/** A day that is still to come, as it was told last. */
export const dayIn = (text: string): string | undefined => {
  const found = DAY.exec(text)?.[1];
  return found && longDate(found);
};
