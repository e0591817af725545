import { readSigns } from '../../words/patterns.ts';
import { partsOf } from '../library/find-entries.ts';

/** What a sentence of a turn wants. */
export type Ask =
  | 'thanks'
  | 'words'
  | 'how-bad'
  | 'know'
  | 'sum'
  | 'who-first'
  | 'which'
  | 'what-if'
  | 'who'
  | 'instead'
  | 'middle'
  | 'first'
  | 'may'
  | 'view'
  | 'how'
  | 'asks'
  | 'feeling'
  | 'said'
  | 'tells';

export interface AskedPart {
  ask: Ask;
  text: string;
}

/** The signs of each, the most telling first. */
const questions = readSigns(new URL('asks.txt', import.meta.url)) as readonly (readonly [
  Ask,
  RegExp,
])[];

const somebody = String.raw`(?:[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{Ll}+|(?:[Tt]he|[Mm]y|[Oo]ur) [\p{L}-]+)`;
const quotes = new RegExp(
  `${somebody} (?:would |will |always |only |just |also )*(?:says?|said|thinks?|told|asks?|asked|answers?|wrote|writes)\\b`,
  'u',
);
/** What others would do or say: no one’s words yet, and answered like them. */
const objects =
  /\b(?:nobody|no one) (?:does|pays|wants|would)\b|\b(?:he|she|they|people|customers)(?:[’']ll| will| would) (?:laugh|leave|say|think|go (?:to|elsewhere)|be (?:angry|hurt|furious)|never|hate)\b/i;
const feels = new RegExp(
  [
    String.raw`\bi (?:can|did|do|could)(?:n[’']?t|[’']t) sleep\b|\bsleepless\b|\bi (?:feel|felt)\b`,
    String.raw`\bi[’']m (?:so )?(?:tired|ashamed|angry|afraid|scared|worn|sad)\b`,
    String.raw`\b(?:gets me|breaks my heart|cried|crying|livid)\b`,
  ].join('|'),
  'i',
);
const thanks =
  /^(?:(?:ok|okay|great|good|ah)[,.]? )*(?:thanks|thank you|cheers|much appreciated)\b/i;
const opens = String.raw`^(?:(?:and|so|but|or|ok|okay|then|well|now|please)[,.]? )*`;
const wishes = new RegExp(
  [
    `${opens}(?:write|draft|word|give|make|help|text|show|i need|i gotta|i have to show)\\b`,
    String.raw`\b(?:please|do me|you tell me|what i (?:tell|say)|how (?:much|many)|sentences?)\b`,
    '^(?:and )?(?:how|what|who|which|where|why) ',
  ].join('|'),
  'i',
);
const asksPlainly = new RegExp(
  `${opens}(?:what|how|who|which|where|when|why|do|does|should|can|may|is|are)\\b`,
  'i',
);

const askIn = (text: string, asks: boolean): Ask => {
  const found =
    asks || wishes.test(text) ? questions.find(([, sign]) => sign.test(text))?.[0] : undefined;
  if (found) return found;
  if (thanks.test(text)) return 'thanks';
  if (asks && (text.endsWith('?') || asksPlainly.test(text))) return 'asks';
  if (quotes.test(text) || objects.test(text)) return 'said';
  return feels.test(text) ? 'feeling' : 'tells';
};

/** What each sentence of a turn wants, in their order. */
export const asksIn = (message: string): AskedPart[] =>
  partsOf(message)
    .filter(({ isWhole }, _, all) => !isWhole || all.length === 1)
    .map(({ text, asks }) => ({ ask: askIn(text, asks), text }));
