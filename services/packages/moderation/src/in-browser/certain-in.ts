import type { Care } from '@kbf/contracts';
import { phraseFinder } from '../care/phrases/phrase-finder.ts';
import { readText } from '../care/read-text.ts';
import { urgentPhrases } from './urgent-phrases.ts';

const find = phraseFinder(urgentPhrases);

/**
 * Explicit danger in English or Spanish, and suicide in a few words of other languages. For browsers, when help is
 * needed and the server does not answer. Small and self-contained. `careFor` may find more.
 */
export const certainIn = (text: string): Care | undefined => find(readText(text).words);
