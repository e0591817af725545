/** Top-level domains that a sentence does not contain by chance. */
const sure = 'com|net|org|info|biz|io|xyz';
const dotWords = 'dot|punto|punkt|ponto|point';
/** Ends an address: in Portuguese, "com" is a word in the middle of a sentence. */
const end = String.raw`(?=[/,;!?)\]"']|\.? ?$|\. )`;

/** Spellings that hide the dots of an address, each with an example. */
const hidden: readonly (readonly [RegExp, string])[] = [
  // evil[.]com, evil (dot) com
  [/ ?[([{<] ?(?:\.|dot|punto) ?[)\]}>] ?/g, '.'],
  // evil·com, evil。com
  [/(?<=[a-z0-9-])[。·•‧∙⋅・۔](?=[a-z]{2})/g, '.'],
  // evil_._com
  [/(?<=[a-z0-9])_{1,3}\._{1,3}(?=[a-z]{2})/g, '.'],
  // evil dot com
  [new RegExp(` (?:${dotWords}) (?=(?:${sure})(?![a-z0-9]))`, 'g'), '.'],
  // evildotcom
  [/(?<=[a-z0-9]{2})dot(?=(?:com|net|org)(?![a-z0-9]))/g, '.'],
  // evil . com, evil .com
  [new RegExp(`(?<=[a-z0-9]) \\. ?(?=(?:${sure})(?![a-z0-9]))`, 'g'), '.'],
  // evil. com, evil,com, evil:com and evil...com at the end of a sentence
  [new RegExp(`(?<=[a-z0-9])(?:\\. |[,:]|\\.{2,3})(?=(?:${sure})${end})`, 'g'), '.'],
  // e v i l . c o m
  [/(?<=[a-z0-9]) ?\. {0,2}c {1,2}o {1,2}m(?![a-z0-9])/g, '.com'],
];

/** The text with the addresses in it spelled as a browser reads them. @param plain from `plainText` */
export const withOpenDots = (plain: string): string =>
  hidden.reduce((text, [spelling, dot]) => text.replaceAll(spelling, dot), plain);

/** What no replacement reveals. */
const certain: readonly RegExp[] = [
  // www evil com
  /(?<![a-z0-9])www (?:dot )?[a-z0-9-]{2,40} (?:dot )?[a-z]{2,10}(?![a-z0-9])/,
  // t dot me slash evil
  /(?<![a-z0-9])[a-z0-9-]{1,40} dot [a-z]{2,10} slash [a-z0-9]/,
  // 1.2.3.4:8080, 1.2.3.4/win
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:\/[a-z0-9]|:\d{2,5}(?!\d))/,
  // пример.рф, 例子.中国, xn--e1afmkfd.xn--p1ai
  /[\p{L}\p{N}]\.(?:рф|онлайн|сайт|москва|中国|中國|公司|网站|xn--[a-z0-9])/u,
];

/** Whether the text contains an address that is no name with a dot. @param plain from `plainText` */
export const hasHiddenAddress = (plain: string): boolean =>
  certain.some((spelling) => spelling.test(plain));
