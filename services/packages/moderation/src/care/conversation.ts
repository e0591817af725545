import type { Care } from '@kbf/contracts';
import { isSaidIn, phraseOf } from './phrases/match-phrase.ts';
import { phraseIn } from './phrases/phrase-in.ts';

/** What says that the danger is past. Not believed when the same text says outright that it is not. */
const safe = [
  'i|im am|feel|feeling safe|okay|ok|better now',
  'im|were safe|okay|ok|better now',
  'i|we am|are safe',
  'im|were safe',
  'he|she|they is|are safe',
  'hes|shes|theyre safe',
  'i called|texted 000|0000|them|the|#',
  'estoy|estamos bien|salvo|mejor|segura|seguro|a ya|ahora|salvo',
].map(phraseOf);

/** What says, after talk of danger, that it has happened. */
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
 * What a text means after others by the same person. After a danger the conversation stays in care until the person says
 * that they are safe; "I already did it" is then an emergency.
 */
export function afterEarlier(
  words: readonly string[],
  own: Care | undefined,
  earlier: Care | undefined,
): Care | undefined {
  if (!earlier) return own;
  if (saysOneOf(words, done)) return { ...earlier, level: 'certain', kind: 'emergency' };
  const isSafe = saysOneOf(words, safe) && !phraseIn(words);
  if (isSafe) return own && { ...own, level: 'possible' };
  return own?.level === 'certain' ? own : earlier;
}
