import type { Wording } from '../data/wording.ts';
import { asWhole, sentencesIn, wordCount } from '../words/sentences.ts';

const MOST_TOLD = 90;
const MOST_ASKED = 45;
const LEAST_TOLD = 3;

/** "Please pray that I pass" → "I pray that I pass"; '' where nothing is asked, undefined where it is no plea. */
function pleaOf(sentence: string, { pattern, begins, list }: Wording): string | undefined {
  const lead = pattern(String.raw`^(?:(?:{letter}|{plea-before}),? )*{plea}(?!\p{L})[,:]? ?`);
  const found = lead.exec(sentence);
  if (!found) return undefined;
  const rest = sentence
    .slice(found[0].length)
    .replace(pattern(String.raw`^(?:{plea-after}(?!\p{L})[,:]? ?)+`), '')
    .trim();
  if (wordCount(rest) < 2 || pattern(String.raw`^{plea-bare}\W*$`).test(rest)) return '';
  return begins('plea-goes-on', rest) ? `${list('prayer-i-pray')[0]} ${rest}` : rest;
}

/** As many sentences as fit. What is said last is often what matters most, so it has its place for certain. */
function within(most: number, sentences: readonly string[]): string[] {
  const [last = '', ...before] = sentences.filter((one) => wordCount(one) <= most).toReversed();
  let words = wordCount(last);
  const first = before.toReversed().filter((one) => (words += wordCount(one)) <= most);
  return [...first, last].map(asWhole).filter((one) => one !== '');
}

/** Whole sentences of a message, fit to be repeated in the prayer of the person who wrote them: told, then asked. */
export function ownWords(message: string, wording: Wording): { told: string[]; asked: string[] } {
  const { has, begins } = wording;
  const pleas: string[] = [];
  const fit: string[] = [];
  for (const sentence of sentencesIn(message, wording)) {
    if (has('not-again', sentence) || /\?["”’)]*$/.test(sentence)) continue;
    const plea = pleaOf(sentence, wording);
    const isToReader = begins('letter', sentence) || has('reader', sentence);
    if (plea === undefined) {
      if (wordCount(sentence) >= LEAST_TOLD && (!isToReader || has('god', sentence)))
        fit.push(sentence);
    } else if (plea !== '' && !has('reader', plea)) pleas.push(plea);
  }
  return { told: within(MOST_TOLD, fit), asked: within(MOST_ASKED, pleas) };
}
