/**
 * Explicit statements only, by the phrase lists: an entry without the trained model, for the gateway when no service
 * answers.
 */
import type { Care } from '@kbf/contracts';
import { phraseIn } from './care/phrases/phrase-in.ts';
import { readText } from './care/read-text.ts';

/** A danger that a text states explicitly, in about a millisecond. It misses much of what `careFor` detects. */
export function certainCareFor(text: string): Care | undefined {
  const said = phraseIn(readText(text).words);
  return said && { level: 'certain', kind: said.kind, language: said.language };
}
