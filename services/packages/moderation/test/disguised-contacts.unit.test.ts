import { describe, expect, test } from 'vitest';
import { moderate } from '../src/index.ts';

const digits = Array.from('2025550142');
const english = 'zero one two three four five six seven eight nine'.split(' ');
const said = digits.map((digit) => english[+digit]!);
const each = (write: (digit: number, at: number) => string) =>
  digits.map((digit, at) => write(+digit, at)).join('');
/** The digits of a script, from its zero. */
const inScript = (zero: number) => each((digit) => String.fromCodePoint(zero + digit));
/** Signs that begin with one, and another for zero. */
const inSigns = (one: number, zero: string) =>
  each((digit) => (digit === 0 ? zero : String.fromCodePoint(one + digit - 1)));
const inWords = (words: string) => digits.map((digit) => words.split(' ')[+digit]).join(' ');

const numbers: Record<string, string> = {
  words: said.join(' '),
  'words and commas': said.join(', '),
  'words and dashes': said.join('-'),
  'words and dots': said.join('. '),
  capitals: said.join(' ').toUpperCase(),
  'o for zero': said.join(' ').replaceAll('zero', 'o'),
  'words and digits': digits.map((digit, at) => (at % 2 ? said[at] : digit)).join(' '),
  'half in words': '202 555 zero one four two',
  tens: 'two oh two, triple five, oh one forty-two',
  Spanish: inWords('cero uno dos tres cuatro cinco seis siete ocho nueve'),
  German: inWords('null eins zwei drei vier fünf sechs sieben acht neun'),
  French: inWords('zéro un deux trois quatre cinq six sept huit neuf'),
  Portuguese: inWords('zero um dois três quatro cinco seis sete oito nove'),
  spaced: digits.join(' '),
  'two spaces': digits.join('  '),
  dotted: digits.join('.'),
  commas: digits.join(', '),
  underlines: digits.join('_'),
  stars: digits.join('*'),
  pipes: digits.join('|'),
  lines: digits.join('\n'),
  parentheses: each((digit) => `(${digit})`),
  brackets: each((digit) => `[${digit}] `),
  quotes: each((digit) => `"${digit}" `),
  'zero-width spaces': digits.join('\u200B'),
  'word joiners': digits.join('\u2060'),
  'soft hyphens': digits.join('\u00AD'),
  'wide spaces': digits.join('\u00A0'),
  'full width': inScript(0xff10),
  Arabic: inScript(0x660),
  Persian: inScript(0x6f0),
  Devanagari: inScript(0x966),
  Bengali: inScript(0x9e6),
  Thai: inScript(0xe50),
  bold: inScript(0x1d7ce),
  circled: inSigns(0x2460, '\u24EA'),
  'black circles': inSigns(0x2776, '\u24FF'),
  'with dots': inSigns(0x2488, '0.'),
  'in parentheses': inSigns(0x2474, '0'),
  'raised and lowered': each((digit, at) => (at % 2 ? '⁰¹²³⁴⁵⁶⁷⁸⁹' : '₀₁₂₃₄₅₆₇₈₉').charAt(digit)),
  keycaps: each((digit) => `${digit}\uFE0F\u20E3`),
  Chinese: each((digit) => '零一二三四五六七八九'.charAt(digit)),
  'a long dash': '202—555—0142',
  bullets: '202 • 555 • 0142',
  colons: '202:555:0142',
  'equal signs': '202=555=0142',
  emoji: '202📞555📞0142',
  hashes: '#202#555#0142',
  'as a sum': '$202 555 0142',
  letters: '1-800-FLOWERS',
  'as a date': '06.12.34.56.78',
};

describe('numbers', () => {
  test.each(Object.entries(numbers))(
    'When a phone number is disguised (%s), then it is held',
    (_, number) => {
      for (const text of [`My number is ${number}`, `I bake bread. ${number} for orders.`])
        expect([text, moderate(text).verdict]).toEqual([text, 'held']);
    },
  );

  test.each([
    'One, two, three, four, five, six, seven: we counted all the loaves.',
    'Seven, six, five, four, three, two, one, and the rocket of the children rose.',
    'We have one or two or three helpers, four at most.',
    'My children are two, four, five and nine years old.',
    'Uno o dos de nosotros, tres o cuatro de ellos, y ya.',
    'Twenty-one years married, three sons, two shops and one God.',
    'Sizes 2, 3, 5, 8, 10 and 12 are sold out.',
    'Read Psalm 119:105 and 130:5, then John 3:16-18.',
    'We open at 8:30, 12:15 and 17:45.',
    'On 06.12.2034 we sign, by 3/4/25 we move.',
    'We owe $202,555 and paid $142 of 2025.',
    'Room 202, row 5, seat 55.',
    'Open from one to five and six to eight, two days a week.',
  ])('When numbers are ordinary, then they are public: %s', (text) => {
    expect(moderate(text).reasons).not.toContain('contact-details');
  });
});

const addresses: Record<string, string> = {
  scheme: 'hxxps[:]//evil[.]com',
  'torn scheme': 'http : // evil.com',
  backslashes: 'http:\\\\evil.com',
  'www in words': 'www evil com',
  'www dot': 'www dot evil dot com',
  'dot in words': 'evil dot com',
  'dot in parentheses': 'evil(dot)com',
  'dot in brackets': 'evil [dot] com',
  'bracketed dot': 'evil[.]com',
  'dot in round brackets': 'evil(.)com',
  'space before the dot': 'evil .com',
  'spaces around the dot': 'evil . com',
  'Chinese full stop': 'evil。com',
  'half-width full stop': 'evil｡com',
  'full-width full stop': 'evil．com',
  'middle dot': 'evil·com',
  bullet: 'evil•com',
  'one dot leader': 'evil․com',
  'Arabic full stop': 'evil۔com',
  'full width': 'ｅｖｉｌ．ｃｏｍ',
  'zero-width spaces': 'e\u200Bvil\u200B.\u200Bc\u200Bom',
  'soft hyphen': 'evil.c\u00ADom',
  Cyrillic: 'еvіl.соm',
  Greek: 'evil.cοm',
  bold: '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
  'Spanish dot': 'evil punto com',
  'one word': 'evildotcom',
  spaced: 'e v i l . c o m',
  underlines: 'evil_._com',
  'number with a port': '1.2.3.4:8080',
  'number with a path': '192.168.10.12/win',
  country: 'evil.com.br',
  'another country': 'evil.co.za',
  shortener: 'bit.ly/abc',
  'slash in words': 't dot me slash evil',
  'Russian domain': 'пример.рф',
  'Chinese domain': '例子.中国',
  punycode: 'xn--e1afmkfd.xn--p1ai',
  markdown: '[win](evil.com)',
  tag: '<a href=evil.com>win</a>',
  'e-mail in words': 'evil at gmail dot com',
  'e-mail in parentheses': 'evil(at)gmail(dot)com',
  'full-width at': 'evil＠gmail.com',
  'e-mail without its end': 'evil (at) gmail',
  'Spanish e-mail': 'evil arroba gmail punto com',
  'e-mail with underlines': 'evil_at_gmail_dot_com',
  'two e-mails': 'a@evil.com,b@evil.com',
  'two e-mails and a slash': 'a@evil.com/b@evil.com',
};

describe('addresses', () => {
  test.each(Object.entries(addresses))(
    'When an address is disguised (%s), then it is held',
    (_, address) => {
      for (const text of [`More at ${address}`, `I bake bread. ${address} has more.`])
        expect([text, moderate(text).verdict]).toEqual([text, 'held']);
    },
  );

  test.each([
    'Estou cansado. com fé sigo, e com Deus espero.',
    'Eu orei muito,com fé e com paciência.',
    'We lost the net. net income is down, and the net result is sad.',
    'Thank you.to God be the glory.in all things.',
    'Coffee • to go • in the hall',
    'At home.it was late. She met me at church.in the evening we sang.',
    'Two loaves @ 3.50 each, thanks to you.',
    'The point in question is whether we share it/or not.',
    'I work at Yahoo and he works at a bank.',
    'Dr.Ng and J.Co came, e.g. for tea, i.e. to talk.',
    'What a day...to remember...in love',
  ])('When dots and words are ordinary, then they are public: %s', (text) => {
    expect(moderate(text).reasons).not.toContain('link');
    expect(moderate(text).reasons).not.toContain('contact-details');
  });
});
