/** Signs that change the look of the sign before them, which our fonts do not have. */
const looks = /\p{Emoji_Modifier}|\u20e3/gu;
/** Invisible characters, except the two joiners that Persian, Hindi and family emoji need. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;
const spaces = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\u2009\u202f\s]+/gu;

/** A text in one line, without characters that change the direction or look of the text that follows. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(looks, '')
    .replaceAll(unseen, '')
    .replaceAll(spaces, ' ')
    .trim();

const runsLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns true if the first letter of a text is from a right-to-left script. */
export const isRightToLeft = (text: string): boolean => runsLeft.test(text);
