import { passage } from '../scripture/passage.ts';
import type { Passage } from '../scripture/types.ts';
import { general } from './areas/general.ts';
import type { Picker } from './seeded.ts';

/** One of some verses that the chat has not had yet; after all of them, one of the general ones. All are chosen by hand. */
export const freshVerse = (verses: readonly string[], used: string, pick: Picker): Passage => {
  const unused = (reference: string): boolean => !used.includes(reference);
  const pool = [verses, general.verses, verses].find(
    (list, turn) => turn === 2 || list.some(unused),
  )!;
  const choices = pool.some(unused) ? pool.filter(unused) : pool;
  // Every reference of the guide is held against the text by a test.
  return passage(pick.one(choices))!;
};
