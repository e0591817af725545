import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvLine } from '../../src/submissions/csv.ts';

const cell = /"((?:[^"]|"")*)"(,|\r\n)/y;

/** Reads a table as RFC 4180 says. @throws for anything that is none */
function readCsv(table: string): string[][] {
  const rows: string[][] = [[]];
  for (cell.lastIndex = 0; cell.lastIndex < table.length;) {
    const [, text, end] = cell.exec(table) ?? [];
    if (text === undefined) throw new Error('is no table');
    rows.at(-1)?.push(text.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('When any text is written, then it is read back as it was, but for the mark before a formula', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom('"', ',', '\r', '\n', ';', '=', '@', ' ', 'a')).map((x) => x.join('')),
  );
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const read = readCsv(rows.map(csvLine).join(''));
      const without = (cell: string, original: string | undefined) =>
        cell === `'${original}` ? original : cell;
      expect(read.map((cells, r) => cells.map((cell, c) => without(cell, rows[r]?.[c])))).toEqual(
        rows,
      );
      for (const cell of read.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    }),
  );
});

test.each([
  `=HYPERLINK("http://evil.example","x")`,
  '+1 202 555 0142',
  '-2+3+cmd|x',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00A0=1',
  '\uFEFF=1',
  '＝1+1',
  '＋1',
])('When a cell is %j, then a spreadsheet takes it for text', (text) => {
  expect(csvCell(text).startsWith(`"'`)).toBe(true);
});

test.each(['Ruth', 'a=b', '5 - 3', '', "'quoted'"])(
  'When a cell is %j, then it stays so',
  (text) => {
    expect(csvCell(text)).toBe(`"${text}"`);
  },
);
