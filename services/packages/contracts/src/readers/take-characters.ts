const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first `max` characters as people count them: an emoji or an accented letter is never split. */
export function takeCharacters(text: string, max: number): string {
  let end = 0;
  let count = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (count === max) break;
    count += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
