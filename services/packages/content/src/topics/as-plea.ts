/** A second clause of somebody else: “I keep my humor and she keeps talking”. */
const OTHER_CLAUSE =
  /\band (?:that )?(?:he|she|they|it|we|I|you|my|our|the|his|her|their|no|nobody|somebody|one|\p{Lu}\p{Ll}+)\b/u;
const NOT_PLAIN =
  /^(?:can|could|may|might|will|would|shall|should|must|am|are|is|was|were|had|did|[’'])/i;

const RULES: readonly (readonly [from: RegExp, to: (whom: string, rest: string) => string])[] = [
  [
    /^(?:['’]m|am|['’]re|are) not (?!\p{Ll}+ing\b)(.+)$/iu,
    (whom, rest) => `Let ${whom} not be ${rest}`,
  ],
  [
    /^(?:['’]m|am|['’]re|are) (?!(?:\p{Ll}+ing)\b)(.+)$/iu,
    (whom, rest) => `Let ${whom} be ${rest}`,
  ],
  [/^(?:['’]ll not|won['’]t|will not) (.+)$/i, (whom, rest) => `Let ${whom} not ${rest}`],
  [/^(?:['’]ll|will) (.+)$/i, (whom, rest) => `Let ${whom} ${rest}`],
  [/^(?:don['’]t|do not) (.+)$/i, (whom, rest) => `Let ${whom} not ${rest}`],
  [/^(?:['’]d|would) (?!rather\b|like\b|have been\b)(.+)$/i, (whom, rest) => `Let ${whom} ${rest}`],
];

/** “I ask that I will know and he will not be angry”: it is wished, and not foretold. */
const asWished = (line: string): string =>
  line.startsWith('I ask that ')
    ? line.replaceAll(/\b(I|we|he|she|they|it) will (?=\p{Ll})/gu, '$1 may ')
    : line;

/**
 * A plea for oneself as one would say it aloud: “I ask that I'm not a liar” is “Let me not be a liar”, “I ask that I
 * post it” is “Let me post it”. Left as it stands where a clause of somebody else follows.
 */
export const asPlea = (line: string): string => {
  const [, who = '', rest = ''] = /^I ask that (I|we)( ?['’\p{L}].*)$/u.exec(line) ?? [];
  if (rest === '' || OTHER_CLAUSE.test(rest)) return asWished(line);
  const whom = who === 'I' ? 'me' : 'us';
  const text = rest.trim().replaceAll(/ and (?:don['’]t|do not) /g, ' and not ');
  for (const [from, to] of RULES) {
    const found = from.exec(text)?.[1];
    if (found) return to(whom, found);
  }
  return NOT_PLAIN.test(text) ? line : `Let ${whom} ${text}`;
};
