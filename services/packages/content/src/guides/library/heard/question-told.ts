import { sentencesIn } from '../../../words/sentences.ts';
import { bareOf, countOf, isAsking } from './own-clauses.ts';

const others: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  am: 'are',
};

/** Said of somebody, said to them: "my knee" → "your knee", "I was" → "you were". */
export const saidToThem = (text: string): string =>
  text
    .replaceAll(/\b(?:i|we) was\b/gi, 'you were')
    .replaceAll(/\bi[’']m\b/gi, 'you’re')
    .replaceAll(/\b(?:i|we)[’'](ve|d|ll|re)\b/gi, 'you’$1')
    .replaceAll(
      /(?<![\p{L}\d’'])\p{L}+(?![\p{L}’'])/gu,
      (word) => others[word.toLowerCase()] ?? word,
    );

const openers =
  /^(?:(?:and|so|but|ok(?:ay)?|then|well|also|please|yes|no|alright|right|now|coach|actually|fair|suppose)\b[,.!]? ?)+/i;
const toGuide = /\b(?:you|your|yours|yourself|u)\b/i;
const mostWords = 22;
const fewWords = 3;
const ending = /[\s?.!]{1,9}$/;

/** The sentences of a message that ask, without what leads to them. */
export const questionsIn = (message: string): string[] =>
  sentencesIn(message)
    .filter(isAsking)
    .flatMap((sentence) =>
      sentence.split(
        /(?<=\w),? and (?=(?:what|how|who|when|where|which|do|does|should|can|is) (?:do |should |can |would )?(?:i|we|he|she|they|it)\b)/i,
      ),
    )
    .map((sentence) =>
      sentence
        .replace(openers, '')
        .replaceAll(/["“”{}]/g, '')
        .trim(),
    )
    .filter((sentence) => countOf(sentence) >= fewWords);

const ways: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /^((?:what|how|when|where|whom?|which(?: \w+){0,3}|how (?:much|many|long|often|soon)(?: \w+){0,2})) (?:do|should|would|can|could|shall|must) (?:i|we) (?:have to |need to |even |actually )?(?!need\b|know\b|have\b|get\b|owe\b|want\b)(.+)$/i,
    ([, word = '', rest = '']) => `${word.toLowerCase()} to ${rest}`,
  ],
  [
    /^(?:do|should|shall|must) (?:i|we) (?!need|have|owe|know|get|want)(.+)$/i,
    ([, rest = '']) => `whether to ${rest}`,
  ],
  [
    /^(can|could|may|should|must|might) (?:i|we) (.+)$/i,
    ([, verb = '', rest = '']) => `whether you ${verb.toLowerCase()} ${rest}`,
  ],
  [/^am i (.+)$/i, ([, rest = '']) => `whether you are ${rest}`],
  [/^is it (.+)$/i, ([, rest = '']) => `whether it’s ${rest}`],
];

/** What a question asks, said back: "what to tell Paulina"; undefined where it cannot be turned without doubt. */
export const turned = (question: string): string | undefined => {
  const bare = question.replace(ending, '');
  if (toGuide.test(bare) || countOf(bare) > mostWords || bare.includes('? ')) return undefined;
  for (const [pattern, say] of ways) {
    const found = pattern.exec(bare);
    if (found) return saidToThem(say(found));
  }
  return undefined;
};

/** A question between quotation marks, where it is short enough for that. */
export const quotedQuestion = (question: string): string | undefined => {
  const bare = bareOf(question);
  return countOf(bare) > mostWords ? undefined : `“${bare}”`;
};

const lead =
  /\b(?:do|should|shall|would|can|must|could) (?:i|we) (?:put in |go to |go |rather |count that as |call it )?|\b(?:is it|is that|would it be|first|better)[,:]? /gi;

/** The two ways between which a question asks to choose, in the words of the person. */
export const twoIn = (question: string): readonly [string, string] | undefined => {
  const [left = '', right, ...more] = question.replace(ending, '').split(/,? or /i);
  if (right === undefined || more.length > 0) return undefined;
  const last = [...left.matchAll(lead)].at(-1);
  const found = [left.slice(last ? last.index + last[0].length : 0), right];
  const [one, other] = found.map((way) =>
    saidToThem(way.replace(/^(?:(?:do|should|shall) (?:i|we) |rather )/i, '').trim()),
  );
  const leadsOn =
    /^(?:is|are|would|should|do|does|can|could|what|how|when|where|which|who|will|why|it)\b|^not\b|[“”]/i;
  const isFit = (way: string): boolean =>
    !/[?:;]/.test(way) &&
    !leadsOn.test(way.replace(/^what (?:an?|the|my|your) /i, '')) &&
    countOf(way) <= 9 &&
    !toGuide.test(way.replaceAll(/\byour?\b/g, ''));
  return one && other && isFit(one) && isFit(other) ? [one, other] : undefined;
};
