import type { Care } from '@kbf/contracts';
import { phraseFinder } from '../care/phrases/find-phrase.ts';
import { readText } from '../care/read-text.ts';
import { urgentPhrases } from './urgent-phrases.ts';

const find = phraseFinder(urgentPhrases);

/**
 * Danger that a text says outright, in English or Spanish, a suicide also in a few words of other languages: for browsers,
 * where help is due and nobody answers. Small, and by itself. Whatever it does not recognise, `careFor` may.
 */
export const certainIn = (text: string): Care | undefined => find(readText(text).words);
