import { randomBytes } from 'node:crypto';

const letters = 'bcdfghjklmnprstv';

/** A word that is like no other: letters alone, since long digits would count as somebody's phone number. */
export const uniqueWord = (): string =>
  [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('');
