const DAY_OR_MONTH = new RegExp(
  '\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|' +
    '\\b(?:january|february|april|june|july|august|september|october|november|december)\\b',
  'g',
);

const SHORTHAND: readonly [RegExp, string | ((found: string) => string)][] = [
  [/,? ?\b(?:lol|lmao|haha+|hehe|smh|tbh|omg|rofl)\b/gi, ''],
  [
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|[\u{E0020}-\u{E007F}]/gu,
    '',
  ],
  [/(?<![\p{L}])i(?=\s|['’]|[,.!?]|$)/gu, 'I'],
  [/\b(d)ont\b/gi, '$1on’t'],
  [/\b(c)ant\b/gi, '$1an’t'],
  [/\b(w)ont\b(?! to)/gi, '$1on’t'],
  [/\b(d)oesnt\b/gi, '$1oesn’t'],
  [/\b(d)idnt\b/gi, '$1idn’t'],
  [/\b(i)snt\b/gi, '$1sn’t'],
  [/\b(sh|h)es\b/gi, '$1e’s'],
  [/\b(that|there|what|who|where)s\b(?= (?!are\b))/gi, '$1’s'],
  [/\b(have|has|was|could|would|should|are|were|had)nt\b/gi, '$1n’t'],
  [/\b(we|they|you)(ve|re)\b(?<!were|Were)/gi, '$1’$2'],
  [DAY_OR_MONTH, (day: string) => day.charAt(0).toUpperCase() + day.slice(1)],
  [/\bim\b/gi, 'I’m'],
  [/\bive\b/gi, 'I’ve'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b2moro\b/gi, 'tomorrow'],
  [/\bb?c[uo]z\b/gi, 'because'],
  [/(?<![\p{L}\d’'])n(?![\p{L}\d’'])/gu, 'and'],
  [/\btho\b/gi, 'though'],
];

/** Where "please pray for him" begins within a sentence that had no full stop. */
const NOT_AFTER =
  "to|i|we|can|will|would|you|and|please|just|also|who|they|always|says?|said|\\p{L}{2,6}n[’']t|dont|not|could|or|" +
  'then|u|mostly|kindly|mainly|especially|do|does|did|honestly|really|often|must|should|still|even|only|may|' +
  'might|let|us|have|has|gladly|someone|somebody|anyone|but|so';
/** “It is late, but pray for him”. */
const BUT_PLEA =
  /(?:,? (?:but|so)|, and) (?=(?:please |pls |kindly )?pray (?:for|that|I|he|she|they|my|our)\b)/giu;
const PLEA = '(?:please |pls )?pray (?:for|that|he|she|i|we|they|my|our|the)\\b';
const BEFORE_PLEA = new RegExp(`(?<=[\\p{L}\\d])(?<!\\b(?:${NOT_AFTER})) (?=${PLEA})`, 'giu');
/** "Lord, I am tired": to whom it is said need not be repeated. */
const ADDRESS = new RegExp(
  '^\\s{0,9}(?:h(?:i|ello|ey))?[\\s,]{0,9}(?:(?:dear )?(?:lord|god)|father|jesus)\\b[\\s,]+' +
    '(?=(?:i(?! am told|.?m told)|my|we|our|help|give)\\b)',
  'gi',
);

/** Capitals all the way are loudness, not meaning. */
const calm = (text: string): string => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const loud = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters > 12 && loud > letters * 0.7 ? text.toLowerCase() : text;
};

/** A message in whole sentences, its shorthand written out: fit to be repeated. */
export const sentencesIn = (message: string): string[] =>
  SHORTHAND.reduce(
    (text, [from, to]) =>
      typeof to === 'string' ? text.replaceAll(from, to) : text.replaceAll(from, to),
    calm(message),
  )
    .replaceAll(/(?:\.\.\.|…)\s+(?=\p{Ll})/gu, ' ')
    .replaceAll(/\b(Mr|Mrs|Ms|Dr|Rev|Fr|St|Sr|Jr)\./g, '$1\u0001')
    .replaceAll(/\b(yrs?|hrs?|lbs?|oz|a\.m|p\.m)\.(?= \p{Ll})/gu, '$1\u0001')
    .replaceAll(BUT_PLEA, '. ')
    .replaceAll(BEFORE_PLEA, '. ')
    .replaceAll(ADDRESS, '')
    .replaceAll(/^(?:one|two|three) things?:\s*/gi, '')
    .replaceAll(/(\d)\.(\d)/g, '$1\u0001$2')
    .split(/(?<=[.!?…])["”’)]*\s+|\n+|(?<=[!?])(?=\p{Lu})/u)
    .map((sentence) => sentence.replaceAll('\u0001', '.').replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

/** A sentence with a capital in front and one full stop behind. */
export const asSentence = (text: string): string => {
  const open = text.lastIndexOf('(');
  const whole = open > text.lastIndexOf(')') ? text.slice(0, open) : text;
  const bare = whole
    .replaceAll(/["“”„]/g, '')
    .replace(/ ,/g, ',')
    .replace(/^[\s,;:–—-]+/, '')
    .replace(/[\s.!?,;:…–—-]{1,40}$/, '');
  return bare === '' ? '' : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
};

/** A sentence with a capital in front and its own mark behind: a question stays one. */
export const asWhole = (text: string): string => {
  const whole = asSentence(text);
  return /\?["”’)]*$/.test(text.trim()) ? whole.replace(/\.$/, '?') : whole;
};
