/**
 * Invisible characters: blanks, control and format characters (soft hyphen, word joiner, direction marks), and the
 * like; and quotes, which a program that cuts a cell in two does not show.
 */
const unseen = /^[\s"\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;

/** A spreadsheet reads a cell that starts with one of these as a formula (OWASP, "CSV Injection"). */
const formulaSigns = new Set(['=', '+', '-', '@']);
const cellBreaks = ['\t', '\r', '\n'];
/**
 * What separates cells or rows in some region: a program that expects semicolons finds no quotes around our cells, so
 * the text behind a semicolon or a line break is a cell of its own there.
 */
const separators = /(?<=[;,|\t\r\n\v\f\u0085\u2028\u2029])/;

/** Returns true if the first visible character makes a formula, also in full-width or small forms. */
function isFormula(text: string): boolean {
  const [firstSeen = ''] = text.replace(unseen, '').normalize('NFKC');
  return formulaSigns.has(firstSeen);
}

/** The text of a cell in a form that no spreadsheet of any region calculates. */
export function csvCell(text: string): string {
  const cells = text.split(separators).map((part) => (isFormula(part) ? `'${part}` : part));
  const safe = cells.join('');
  return cellBreaks.some((sign) => safe.startsWith(sign)) ? `'${safe}` : safe;
}
