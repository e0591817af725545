import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailAddress } from '../../src/fields.ts';
import { readEmail } from '../../src/readers/email.ts';
import { blanks } from './written.ts';

const local = fc
  .stringMatching(/^[a-z\d_][a-z\d_.+-]{0,10}[a-z\d_]$/)
  .filter((text) => !text.includes('..'));
const domain = fc.tuple(
  fc.stringMatching(/^[a-z][a-z\d]{0,8}$/),
  fc.constantFrom('com', 'org', 'co.uk', 'xn--p1ai'),
);
const address = fc.tuple(local, domain).map(([name, [host, end]]) => `${name}@${host}.${end}`);

const wrappers: ((address: string) => string)[] = [
  (one) => one,
  (one) => `mailto:${one}`,
  (one) => `MAILTO:${one}?subject=Hello%20there&body=a@b.example`,
  (one) => `Jane Doe <${one}>`,
  (one) => `"Doe, Jane" <${one}>;`,
  (one) => `<${one}>`,
  (one) => `“${one}”`,
  (one) => `${one}.`,
  (one) => `(${one}),`,
  (one) => one.replace('@', ' @ '),
  (one) => one.replace('@', '＠'),
  (one) => `\u202A${one}\u202C`,
  (one) => `${one.slice(0, 2)}\u200B${one.slice(2)}`,
];

test('When an address is pasted in any wrapping, then it is the address and is valid', () => {
  const ends = fc.constantFrom('', '\n', ...blanks);
  fc.assert(
    fc.property(address, fc.constantFrom(...wrappers), ends, (one, wrap, end) => {
      const text = `${end}${wrap(one)}${end}`;
      expect(readEmail(text)).toBe(one);
      expect(emailAddress.parse(text)).toBe(one);
      expect(readEmail(readEmail(text))).toBe(one);
    }),
    { numRuns: 1_000 },
  );
});

test('When a domain has letters of another language, then it is the name that mail servers know', () => {
  const domains: [string, string][] = [
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['почта.рф', 'xn--80a1acny.xn--p1ai'],
  ];
  for (const [written, known] of domains)
    expect(emailAddress.parse(`jane@${written}`)).toBe(`jane@${known}`);
});

test('When the name before the @ has letters of another language, then it is valid', () => {
  for (const one of [
    'josé@example.com',
    '用户@example.cn',
    'öl.müller@example.de',
    "o'brien@example.ie",
  ])
    expect(emailAddress.parse(one)).toBe(one);
});

test('When text is no address, or two of them, then it is refused', () => {
  for (const text of [
    '',
    'jane',
    'jane@',
    '@x.org',
    'a@b',
    'a b@x.org',
    'a@x.org, b@y.org',
    'a@x..org',
    'a..b@x.org',
    'a@b.example\u0000',
  ])
    expect(emailAddress.safeParse(text)).toMatchObject({ success: false });
});

test('When an address is short enough only after reading, then it is accepted', () => {
  const long = `${' '.repeat(300)}mailto:jane@example.com`;
  expect(emailAddress.parse(long)).toBe('jane@example.com');
  expect(emailAddress.safeParse(`${'a'.repeat(250)}@example.com`).success).toBe(false);
});
