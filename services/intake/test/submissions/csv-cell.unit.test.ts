import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from '../../src/submissions/csv-cell.ts';

/** Invisible characters before a sign: none of them makes a cell safe. */
const unseenSigns = [
  ['', ' ', '\u00A0', '\u00AD', '\u200B', '\u200E', '\u200F', '\u202E', '\u2060', '\u2066'],
  ['\uFEFF', '\uFE0F', '\u3164', '\u0000', '\u3000', '\u{E0020}'],
].flat();
const unseen = fc.constantFrom(...unseenSigns);
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const sign = fc.constantFrom(...signs);
const line = fc.string({ unit: fc.constantFrom(...Array.from('abc 1"(')), maxLength: 8 });

test('When a sign stands behind whatever nobody sees, then a spreadsheet takes the cell for text', () => {
  fc.assert(
    fc.property(fc.array(unseen, { maxLength: 5 }), sign, line, (before, sign, after) => {
      const text = before.join('') + sign + after;
      expect(csvCell(text)).toBe(`'${text}`);
    }),
  );
});

/** Reads a table as a program does that expects this separator. Quotes count at the beginning of a cell only. */
function readTable(table: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < table.length; at += 1) {
    const character = table[at]!;
    if (isQuoted && character === '"' && table[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted && character === '"') isQuoted = false;
    else if (isQuoted) cell += character;
    else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator || character === '\r' || character === '\n') {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

const startsFormula =
  /^[\s"\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

test.each([',', ';', '\t', '|'])(
  'When a program separates cells by %j, then no cell is a formula',
  (separator) => {
    const piece = fc.oneof(
      unseen,
      sign,
      fc.constantFrom(';', ',', '|', '\t', '\n', '\r\n', '"', '""', "'", 'a', '1', 'SUM(1)'),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (row) => {
        const table = stringify([row.map(csvCell)], { quoted: true, quoted_empty: true });
        expect(readTable(table, separator).filter((cell) => startsFormula.test(cell))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  },
);

test.each([
  [`=HYPERLINK("http://evil.example","x")`, `'=HYPERLINK("http://evil.example","x")`],
  ['+1 202 555 0142', "'+1 202 555 0142"],
  ['-2+3+cmd|x', "'-2+3+cmd|x"],
  ['@SUM(1,1)', "'@SUM(1,1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['Hello;=1+1', "Hello;'=1+1"],
  ['Hello\n- milk', "Hello\n'- milk"],
])('When a cell is %j, then a spreadsheet takes it for text', (text, safe) => {
  expect(csvCell(text)).toBe(safe);
});

test.each([
  'Ruth',
  'a=b',
  '5 - 3',
  '',
  ' ',
  "'quoted'",
  '\u00AD',
  'Grüße 🙏',
  'one, two; three',
  'a\nb',
])('When a cell is %j, then it stays so', (text) => {
  expect(csvCell(text)).toBe(text);
});
