/**
 * Invisible characters: blanks, control and format characters (soft hyphen, word joiner, direction marks), and the
 * like.
 */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/** A spreadsheet reads a cell that starts with one of these as a formula (OWASP, "CSV Injection"). */
const formulaSigns = new Set(['=', '+', '-', '@']);
const cellBreaks = ['\t', '\r', '\n'];

/**
 * Returns true if a spreadsheet may read a cell as a formula, also after invisible characters and with full-width or
 * small forms.
 */
function isFormula(text: string): boolean {
  const [firstSeen = ''] = text.replace(unseen, '').normalize('NFKC');
  return formulaSigns.has(firstSeen) || cellBreaks.some((sign) => text.startsWith(sign));
}

/** The text of a cell in a form that no spreadsheet calculates. */
export const csvCell = (text: string): string => (isFormula(text) ? `'${text}` : text);
