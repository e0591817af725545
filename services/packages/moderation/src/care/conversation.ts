import { strongestCare, type Care } from '@kbf/contracts';
import { isSaidIn, phraseOf } from './phrases/match-phrase.ts';
import { phraseIn } from './phrases/phrase-in.ts';

/** Phrases that state explicitly that the danger is over. */
const surelySafe = ['i|we am|are safe', 'im|were safe'].map(phraseOf);
/** Phrases that say that it is over. Ignored when the same text explicitly says the opposite. */
const safe = [
  'i|im am|feel|feeling safe|okay|ok|better now',
  'im|were safe|okay|ok|better now',
  'he|she|they is|are safe',
  'hes|shes|theyre safe',
  'i called|texted 000|0000|them|the|#',
  'estoy|estamos bien|salvo|mejor|segura|seguro|a ya|ahora|salvo',
]
  .map(phraseOf)
  .concat(surelySafe);
/** Words of doubt, hope or denial that cancel it: "until I am safe", "I don't think I am safe". */
const doubts = new Set(
  'not dont never until till if unless wish hope cant isnt arent no nunca'.split(' '),
);

/** Phrases that say, after talk of danger, that it has happened. */
const done = [
  'i|ive|we already|just did|done|took it|that|them',
  'i|ive did|done it',
  'i|ive took|taken|swallowed|drank it|them',
  'it is|has done|begun|started|happened',
  'its done|over|too now|late *',
  'too late',
  'he|she|they did|done it',
  'hes|shes done it',
  'ya|lo lo|hice|tome|las hice|tome|*',
].map(phraseOf);

const saysOneOf = (words: readonly string[], phrases: typeof safe): boolean =>
  phrases.some((phrase) => isSaidIn(words, phrase));

/**
 * The meaning of a text after earlier texts of the same person. After a danger, the conversation stays in care until
 * the person says that they are safe. "I already did it" is then an emergency.
 */
export function afterEarlier(
  words: readonly string[],
  own: Care | undefined,
  earlier: Care | undefined,
): Care | undefined {
  // Only a danger that was at least likely continues. Anything less would keep ordinary talks in care.
  if (earlier?.level !== 'certain' && earlier?.level !== 'likely') return own;
  if (saysOneOf(words, done)) return { ...earlier, level: 'certain', kind: 'emergency' };
  const isDoubted = words.some((word) => doubts.has(word.replaceAll("'", ''))) || phraseIn(words);
  const isSafe = !isDoubted && saysOneOf(words, own?.level === 'certain' ? surelySafe : safe);
  if (isSafe) return own && { ...own, level: 'possible' };
  return strongestCare(own, earlier);
}
