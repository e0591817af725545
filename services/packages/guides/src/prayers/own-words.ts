import type { Wording } from '../data/wording.ts';
import { asWhole, sentencesIn, wordCount } from '../words/sentences.ts';

const MOST_TOLD = 75;
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

/** Whole sentences of a message, fit to be repeated in the prayer of the person who wrote them: told, then asked. */
export function ownWords(message: string, wording: Wording): { told: string[]; asked: string[] } {
  const { has, begins } = wording;
  const told: string[] = [];
  const asked: string[] = [];
  const add = (lines: string[], line: string, most: number): void => {
    if (wordCount([...lines, line].join(' ')) <= most) lines.push(asWhole(line));
  };
  for (const sentence of sentencesIn(message, wording)) {
    if (has('not-again', sentence) || /\?["”’)]*$/.test(sentence)) continue;
    const plea = pleaOf(sentence, wording);
    const isToReader = begins('letter', sentence) || has('reader', sentence);
    if (plea === undefined) {
      if (wordCount(sentence) >= LEAST_TOLD && (!isToReader || has('god', sentence)))
        add(told, sentence, MOST_TOLD);
    } else if (plea !== '' && !has('reader', plea)) add(asked, plea, MOST_ASKED);
  }
  return { told, asked };
}
