/**
 * A spreadsheet takes a cell that begins like this for a formula, wide forms of the signs and signs after blanks
 * included (OWASP, "CSV Injection").
 */
const formula = /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** One cell: always quoted, so that no character in it can end it, and never a formula. */
export const csvCell = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line of RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Without it a spreadsheet takes UTF-8 for something else. */
export const byteOrderMark = '\uFEFF';
