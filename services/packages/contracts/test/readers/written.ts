import fc from 'fast-check';

/** What copying and foreign keyboards do to text, for property tests of the readers. */
const marks = ['', '', '\u200E', '\u202A', '\u2066', '\uFEFF', '\u00AD'];
export const blanks = [' ', '\u00A0', '\u202F', '\u2009', '\u3000', '\t'];
export const dashes = ['-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uFF0D'];

/** Zeros of scripts whose digits people type. */
const zeros = ['0', '٠', '۰', '०', '০', '０', '๐'].map((zero) => zero.codePointAt(0)!);

/** The text with digits of another script, direction marks around it, and blanks at both ends. */
export const pasted = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .record({
      text,
      zero: fc.constantFrom(...zeros),
      before: fc.constantFrom(...marks),
      after: fc.constantFrom(...marks),
      blank: fc.constantFrom('', ...blanks, '\n'),
    })
    .map(({ text, zero, before, after, blank }) => {
      const written = text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      return `${blank}${before}${written}${after}${blank}`;
    });
