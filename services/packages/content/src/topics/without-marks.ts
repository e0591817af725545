const AT_END = /[\s,.!?…]$/;

/** A text without the marks and gaps at its end. */
export const withoutMarks = (text: string): string => {
  let end = text.length;
  while (end > 0 && AT_END.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
};
