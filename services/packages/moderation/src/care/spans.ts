import type { ReadText, Span } from './read-text.ts';

const fewestWords = 3;
/** Enough words for a thought, in texts without full stops. */
const windowWords = 30;
const windowStep = 10;
const mostTrimmed = 2;
/** Longer texts are judged only by their parts, so that the work grows linearly with the text. */
const mostWordsTrimmed = 500;

const isPart =
  (end: number) =>
  ([start, stop]: Span): boolean =>
    stop - start >= fewestWords && stop - start < end;

/** The text without its first or its last sentences, which often surround a danger. */
export function trimsOf({ words, sentences }: ReadText): Span[] {
  const end = words.length;
  const cuts = end > mostWordsTrimmed ? 0 : Math.min(mostTrimmed, sentences.length - 1);
  const spans: Span[] = [];
  for (let cut = 1; cut <= cuts; cut += 1) {
    spans.push([sentences[cut]?.[0] ?? 0, end]);
    spans.push([0, sentences[sentences.length - 1 - cut]?.[1] ?? end]);
  }
  return spans.filter(isPart(end));
}

/** The small parts of a text: each sentence, two adjacent sentences, and windows of words. */
export function partsOf({ words, sentences }: ReadText): Span[] {
  const end = words.length;
  const spans: Span[] = [...sentences];
  if (sentences.length > 2)
    for (const [at, [start]] of sentences.entries()) {
      const next = sentences[at + 1];
      if (next) spans.push([start, next[1]]);
    }
  const starts = end > windowWords ? Math.ceil(end / windowStep) - 1 : 0;
  for (let nth = 0; nth < starts; nth += 1)
    spans.push([nth * windowStep, Math.min(end, nth * windowStep + windowWords)]);
  return spans.filter(isPart(end));
}
