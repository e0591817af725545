/** Unicode reads it as a blank with a mark. People type it as an apostrophe. */
const acute = '´';
const unseen =
  /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\u180B-\u180F]|[\uFE00-\uFE0F]/g;
/** Every kind: people leave them out, or type another one. */
const apostrophes = /['`’‘‛′‵ʹʻʼʽˈ՚׳ꞌ]/g;
/** The marks of Latin, Greek and Cyrillic letters. Marks of other scripts are parts of their words. */
const marks = /[\u0300-\u036F]|[\u0483-\u0487]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\uFE20-\uFE2F]/g;
/** Letters that Unicode does not decompose, as people type them on other keyboards. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
/** Blanks, and every kind of hyphen: "Jean-Luc" and "Jean Luc" are equal. */
const between = /[\s\u0085\u2800\u058A\u05BE\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\u301C\u3030-]+/g;

/**
 * Prepares a text for comparison, for every search and for addresses: lower case in all languages, no marks on Latin,
 * Greek and Cyrillic letters, no apostrophes, and each run of blanks and hyphens as one blank. The databases have the
 * same as `fold_text`; a test compares both.
 */
export const foldText = (text: string): string =>
  text
    .replaceAll(acute, '')
    .normalize('NFKD')
    // First to lower case: a capital ẞ has no other upper case, but ß becomes SS.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(apostrophes, '')
    .replaceAll(marks, '')
    .replaceAll(letters, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(between, ' ')
    .normalize('NFC')
    .replaceAll(/^ | $/g, '');
