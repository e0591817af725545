const opening = new Set('([{<"\'');
const closing = new Set(')]}>"\'.,;:!?');
/** Longer than any real address. */
const longest = 300;

/** A piece of text between blanks, without surrounding marks. */
function bare(piece: string): string {
  let start = 0;
  let end = Math.min(piece.length, longest);
  while (start < end && opening.has(piece.charAt(start))) start += 1;
  while (end > start && closing.has(piece.charAt(end - 1))) end -= 1;
  return piece.slice(start, end);
}

/** The pieces of a text between blanks, each without surrounding marks. */
export const piecesOf = (plain: string): string[] => plain.split(' ').map(bare).filter(Boolean);
