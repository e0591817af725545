/**
 * What nobody sees: blanks, control and format characters (soft hyphen, word joiner, direction marks), and the like.
 */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/** With one of these a spreadsheet takes a cell for a formula (OWASP, "CSV Injection"). */
const formulaSigns = new Set(['=', '+', '-', '@']);
const cellBreaks = ['\t', '\r', '\n'];

/** Whether a spreadsheet may take a cell for a formula, also behind what nobody sees and in wide or small letters. */
function isFormula(text: string): boolean {
  const [firstSeen = ''] = text.replace(unseen, '').normalize('NFKC');
  return formulaSigns.has(firstSeen) || cellBreaks.some((sign) => text.startsWith(sign));
}

/** The text of a cell that no spreadsheet calculates. */
export const csvCell = (text: string): string => (isFormula(text) ? `'${text}` : text);
