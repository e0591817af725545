const LONGEST_CHUNK = 24;

/** A text in small pieces, to be sent one after another as if it were written; joined they are the text again. */
export const chunksOf = (text: string): string[] => {
  const chunks: string[] = [];
  let current = '';
  for (const word of text.match(/^\s+|\S+\s*/g) ?? []) {
    if (current !== '' && current.length + word.length > LONGEST_CHUNK) {
      chunks.push(current);
      current = '';
    }
    current += word;
  }
  if (current !== '') chunks.push(current);
  return chunks;
};
