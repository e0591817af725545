/**
 * What is said outright, by the phrase lists alone: an entry without the trained model, for the gateway when
 * nothing else answers.
 */
import type { Care } from '@kbf/contracts';
import { phraseIn } from './care/phrases/phrase-in.ts';
import { readText } from './care/read-text.ts';

/** The danger that a text says beyond doubt, in about a millisecond. Much that `careFor` notices is missed here. */
export function certainCareFor(text: string): Care | undefined {
  const said = phraseIn(readText(text).words);
  return said && { level: 'certain', kind: said.kind, language: said.language };
}
