import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from '../../src/submissions/csv-cell.ts';

/** Invisible characters before a sign: none of them makes a cell safe. */
const unseenSigns = [
  ['', ' ', '\u00A0', '\u00AD', '\u200B', '\u200E', '\u200F', '\u202E', '\u2060', '\u2066'],
  ['\uFEFF', '\uFE0F', '\u3164', '\u0000', '\u3000', '\u{E0020}'],
].flat();
const unseen = fc.constantFrom(...unseenSigns);
const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫');

test('When a sign stands behind whatever nobody sees, then a spreadsheet takes the cell for text', () => {
  fc.assert(
    fc.property(fc.array(unseen, { maxLength: 5 }), sign, fc.string(), (before, sign, after) => {
      const text = before.join('') + sign + after;
      expect(csvCell(text)).toBe(`'${text}`);
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
  expect(csvCell(text)).toBe(`'${text}`);
});

test.each(['Ruth', 'a=b', '5 - 3', '', ' ', "'quoted'", '\u00AD', 'Grüße 🙏'])(
  'When a cell is %j, then it stays so',
  (text) => {
    expect(csvCell(text)).toBe(text);
  },
);
