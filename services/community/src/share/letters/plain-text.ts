/** Signs that change how the one before them looks, which our fonts do not know. */
const looks = /\p{Emoji_Modifier}|\u20e3/gu;
/** What nobody sees, but the two that join and part letters, in Persian and Hindi as in a family of emoji. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;
const spaces = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\u2009\u202f\s]+/gu;

/** A text in one line, with nothing in it that would change the direction or the looks of what follows. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(looks, '')
    .replaceAll(unseen, '')
    .replaceAll(spaces, ' ')
    .trim();

const runsLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether the first letter of a text says that it runs from right to left. */
export const isRightToLeft = (text: string): boolean => runsLeft.test(text);
