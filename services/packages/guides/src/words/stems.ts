import { stemmer } from 'stemmer';
import { english } from '../data/wording.ts';

/** The word stems of each sentence ("worries" and "worried" have one), apostrophes dropped, spelling mended. */
export const stemsBySentence = (text: string): string[][] =>
  english
    .replaced('spelling', text.toLowerCase())
    .replaceAll(/[’'`]/g, '')
    .split(/[.!?;\n]+/)
    .map((sentence) => (sentence.match(/[\p{L}\d]+/gu) ?? []).map((word) => stemmer(word)));

export const stemsOf = (text: string): string[] => [...new Set(stemsBySentence(text).flat())];
