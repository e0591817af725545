import type { Wording } from '../data/phrases.ts';
import { asWhole, sentencesIn, wordCount } from '../words/sentences.ts';

/** Sentences of a person, word for word, that may stand in the prayer. */
export interface OwnWords {
  told: string[];
  asked: string[];
}

const MOST_TOLD = 75;
const MOST_ASKED = 45;
const LEAST_TOLD = 3;

const AFTER = String.raw`(?![\p{L}\d’'])`;

/** "Please pray that I pass" → "I pray that I pass"; '' where nothing is asked, undefined where it is no plea. */
function pleaOf(sentence: string, { pattern, has, phrases }: Wording): string | undefined {
  const lead = pattern(`^(?:(?:{letter}|{plea-before}),? )*{plea}${AFTER}[,:]? ?`).exec(sentence);
  if (!lead) return undefined;
  const rest = sentence
    .slice(lead[0].length)
    .replace(pattern(`^(?:{plea-after}${AFTER}[,:]? ?)+`), '')
    .trim();
  if (wordCount(rest) < 2 || pattern(String.raw`^{plea-bare}\W*$`).test(rest)) return '';
  return has('plea-goes-on', rest, 'begin') ? `${phrases('prayer-i-pray')[0]} ${rest}` : rest;
}

/** Whole sentences of a message, fit to be repeated in the prayer of the person who wrote them. */
export function ownWords(message: string, wording: Wording): OwnWords {
  const { has } = wording;
  const told: string[] = [];
  const asked: string[] = [];
  const fits = (lines: readonly string[], line: string, most: number): boolean =>
    wordCount([...lines, line].join(' ')) <= most;
  for (const sentence of sentencesIn(message, wording)) {
    if (has('not-again', sentence)) continue;
    const plea = pleaOf(sentence, wording);
    if (plea !== undefined) {
      if (plea !== '' && !has('reader', plea) && fits(asked, plea, MOST_ASKED))
        asked.push(asWhole(plea));
      continue;
    }
    const isToReader = has('letter', sentence, 'begin') || has('reader', sentence);
    if (sentence.endsWith('?') || wordCount(sentence) < LEAST_TOLD) continue;
    if (isToReader && !has('god', sentence)) continue;
    if (fits(told, sentence, MOST_TOLD)) told.push(asWhole(sentence));
  }
  return { told, asked };
}
