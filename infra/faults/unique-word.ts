import { randomBytes } from 'node:crypto';

const letters = 'bcdfghjklmnprstv';

/** A unique word: only letters, because long digits would count as a phone number. */
export const uniqueWord = (): string =>
  [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('');
