/**
 * A verse adapted for double quotation marks: its own become single ones. A mark that opens or closes a speech longer
 * than the verse is dropped; a verse that lies within a speech is closed on both sides.
 */
export const insideQuotes = (verse: string): string => {
  const marks = verse.match(/[“”]/g) ?? [];
  const opened = marks.filter((mark) => mark === '“').length;
  if (opened * 2 !== marks.length) return verse.replaceAll(/[“”]/g, '');
  const single = verse.replaceAll('“', '‘').replaceAll('”', '’');
  return marks[0] === '”' ? `‘${single}’` : single;
};
