/** Letters, figures and signs of the fonts beside this file: what a picture can show. */
const drawn = String.raw`\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2009\u202f–—‘’‚“”„•…‹›€™−×→←↑↓`;
const allDrawn = new RegExp(`^[${drawn}]*$`, 'u');
const anySign = new RegExp(`[^${drawn}]`, 'gu');
const emoji =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu;

/**
 * A text as a picture can show it: in one line, without emoji and other signs that no font of ours has.
 * @returns undefined for a text in another script: none is better than a row of empty boxes
 */
export function drawableText(text: string): string | undefined {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(emoji, '')
    .replaceAll(/\p{C}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (allDrawn.test(plain)) return plain || undefined;
  const isOtherScript = (plain.match(anySign) ?? []).some((sign) =>
    /[\p{L}\p{M}\p{N}]/u.test(sign),
  );
  return isOtherScript ? undefined : drawableText(plain.replaceAll(anySign, ' '));
}
