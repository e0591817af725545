import { strongestCare, type Care } from '@kbf/contracts';
import type { DangerKind } from '@kbf/contracts';
import { plainText, spokenText } from '../normalize.ts';
import { afterEarlier } from './conversation.ts';
import { evidenceOf, fewWords, spokenIn, weighEvidence } from './evidence.ts';
import { foreignLanguageOf, namesSuicide } from './foreign-language.ts';
import { careModel, type Model } from './model.ts';
import { isSaidIn, phraseOf } from './phrases/match-phrase.ts';
import { phraseIn } from './phrases/phrase-in.ts';
import { readText, type ReadText } from './read-text.ts';
import { coreOf, readWith } from './score-text.ts';
import { wordByWord } from './spanish/in-english.ts';
import type { Vector } from './vocabulary.ts';

export { careModel } from './model.ts';

/** Texts from people are shorter. Of a longer one, the beginning and the end are judged. */
const longest = 24_000;

const bounded = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;

/**
 * How much more evidence makes a text certain that was translated word by word. With less, up to 5 percent of ordinary
 * Spanish messages by unseen authors were certain; what is said outright is found by phrases.
 */
const lostInTranslation = 0.4;

/** With fewer known words than this share, a text is unlike the corpus, and the model cannot be certain about it. */
const knownShare = 0.75;

/** Whether the model knows enough of a text to be certain. Short and unusual texts are certain by a phrase only. */
function isFamiliar({ spelling }: Model, { words }: ReadText): boolean {
  const known = words.filter((word) => word.startsWith('0') || spelling.isKnown(word));
  return words.length > fewWords && known.length >= knownShare * words.length;
}

/**
 * The trained model's judgment of an English text.
 * @param doubt how much more evidence `certain` needs
 */
function weigh(model: Model, read: ReadText, doubt = 0): Care | undefined {
  const { margins, meaning, evidence } = model.facts;
  const core = coreOf(model.vocabulary, model.danger, read);
  const spoken = spokenIn(model.vocabulary, model, core, margins);
  const weights = spoken.words <= fewWords ? evidence.short : evidence.long;
  const canBeCertain = isFamiliar(model, core);
  const levelWith = (meant: number): Care['level'] | undefined => {
    const found = evidenceOf(spoken, meant);
    if (weighEvidence(weights.possible, found) <= 0) return undefined;
    const isCertain = weighEvidence(weights.certain, found) > doubt;
    if (isCertain && canBeCertain) return 'certain';
    return isCertain || weighEvidence(weights.likely, found) > 0 ? 'likely' : 'possible';
  };
  // The sentence model is much slower than the word model. Skip it when it cannot change the result: each level is
  // checked at both ends of the scale.
  const [least, highest] = [levelWith(-meaning.most), levelWith(meaning.most)];
  const level = least === highest ? least : levelWith(model.meaning(core.spoken));
  return level && { level, kind: kindOf(model, spoken.danger.vector), language: 'en' };
}

/**
 * A text that is not in English. Spanish is translated word by word. Of other languages only a word for suicide is
 * understood; without one, nothing is said about danger.
 */
function weighForeign(
  model: Model,
  foreign: string,
  text: string,
  words: readonly string[],
): Care | undefined {
  const suicide = namesSuicide(words, model.spelling);
  if (foreign !== 'es')
    return suicide
      ? { level: 'likely', kind: 'suicide', language: 'en' }
      : { level: 'possible', kind: 'language', language: 'en' };
  const said = weigh(model, readWith(model.spelling, wordByWord(text)), lostInTranslation);
  if (said) return { ...said, language: 'es' };
  return suicide ? { level: 'possible', kind: 'suicide', language: 'es' } : undefined;
}

/** Phrases that are certain in a text of a few words, where nothing around them can change what they say. */
const aloneCertain = [
  'kill|hang|shoot|drown|unalive myself',
  'want|wanna|wants|wnat to die',
  'commit suicide',
].map(phraseOf);

/** Judges one text as written. */
function judgeWritten(text: string): Care | undefined {
  const model = careModel();
  const { words } = readText(text);
  if (words.length === 0) return undefined;
  const read = readWith(model.spelling, text);
  const phrase = phraseIn(words) ?? phraseIn(read.words);
  if (phrase) return { level: 'certain', kind: phrase.kind, language: phrase.language };
  if (words.length <= fewWords && aloneCertain.some((alone) => isSaidIn(words, alone)))
    return { level: 'certain', kind: 'suicide', language: 'en' };
  const foreign = foreignLanguageOf(text, words, model.spelling);
  if (foreign) return weighForeign(model, foreign, text, words);
  const weighed = weigh(model, read);
  if (weighed || !namesSuicide(words, model.spelling)) return weighed;
  return { level: 'possible', kind: 'suicide', language: 'en' };
}

/**
 * Judges one text by itself. If letters were replaced with digits or signs, or set apart ("su1c1de"), also judge the
 * text with its letters restored, because the model knows a word only by its letters.
 */
function judge(text: string): Care | undefined {
  const written = judgeWritten(text);
  if (written?.level === 'certain') return written;
  const spoken = spokenText(text);
  if (spoken === plainText(text)) return written;
  return strongestCare(written, judgeWritten(spoken));
}

/**
 * Like `careFor`, when the earlier texts were already judged.
 * @param before the result of the earlier texts
 */
export function careAfter(text: string, before: Care | undefined): Care | undefined {
  const judged = bounded(text);
  return afterEarlier(readText(judged).words, judge(judged), before);
}

/**
 * Whether a text speaks of danger: its level, its kind, and the language of the help. Runs in this process in a few
 * milliseconds. Other content of the text never cancels a danger.
 * @param earlier what the same person wrote before in this conversation, oldest first
 */
export function careFor(text: string, earlier: readonly string[] = []): Care | undefined {
  let care: Care | undefined;
  for (const each of [...earlier, text]) care = careAfter(each, care);
  return care;
}

/** The main kind of danger in a span of text, if it is a danger. */
function kindOf({ facts, kindRowOf, kindWeights }: Model, { slots, values }: Vector): DangerKind {
  const count = facts.kinds.length;
  const scores = Float32Array.from(facts.kindConstants);
  slots.forEach((slot, at) => {
    const row = kindRowOf.get(slot);
    if (row === undefined) return;
    for (let kind = 0; kind < count; kind += 1)
      scores[kind] =
        (scores[kind] as number) +
        (kindWeights[row * count + kind] as number) * (values[at] as number);
  });
  return facts.kinds[scores.indexOf(Math.max(...scores))] ?? 'suicide';
}
