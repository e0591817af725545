import { anyOf, type Rule } from './rule.ts';

const TLD =
  '(?:com|net|org|info|biz|co|io|me|us|uk|ca|ru|cn|xyz|online|site|shop|store|club|top|live|app|dev|link|click|vip|win|bid|gg|tv|ly|to|cc|ai|tk|pro|work|life|church)';
const LINKS = [
  /\bhttps?:\s?\/\s?\/|\bhxxps?:|\bwww\s?\.\s?[a-z0-9]/,
  new RegExp(`(?<![@\\w])(?:[a-z0-9-]+\\.)+${TLD}(?:\\/\\S*|\\b)(?![.]?[a-z])`),
  /\b[a-z0-9-]{3,}\s?(?:\(dot\)|\[dot\]|\{dot\}| dot )\s?(?:com|net|org|info|io|co|me|xyz|online|site)\b/,
  /\b(?:bit\.ly|tinyurl|t\.me|wa\.me|goo\.gl|linktr\.ee|discord\.gg)\b/,
];
const EMAIL = [
  /[a-z0-9._%+-]+\s?@\s?[a-z0-9-]+\s?\.\s?[a-z]{2,}/,
  /\b[a-z0-9._-]{3,}\s?(?:\(at\)|\[at\]|\{at\}| at )\s?(?:gmail|yahoo|hotmail|outlook|icloud|proton(?:mail)?|aol|[a-z0-9-]+)\s?(?:\(dot\)|\[dot\]|\{dot\}| dot |\.)\s?(?:com|net|org|co|io|me|info)\b/,
];
const DIGIT_WORDS: Record<string, string> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

/** Runs of 7 to 15 digits as phones are written; money, years, verses and dates have another shape. */
const hasPhone = (text: string): boolean => {
  const digits = text.replaceAll(
    /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/g,
    (word) => DIGIT_WORDS[word]!,
  );
  const cleared = digits
    .replaceAll(/[$€£]\s?[\d.,]+/g, ' ')
    .replaceAll(/\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b/g, ' ')
    .replaceAll(/\b\d{1,3}:\d{1,3}(?:\s?-\s?\d{1,3})?\b/g, ' ')
    .replaceAll(
      /\b(?:19|20)\d{2}\s?[-/.]\s?(?:\d{1,2}|(?:19|20)\d{2})(?:\s?[-/.]\s?\d{1,2})?\b|\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/g,
      ' ',
    );
  for (const [run] of cleared.matchAll(/\+?\(?\d(?:[\s().\-/_]{0,3}\d){6,14}/g)) {
    const count = run.replaceAll(/\D/g, '').length;
    const single = /^\d(?: \d){6,}$/.test(run);
    const grouped =
      /^\+|^\(?\d{3}\)?[\s.\-/_]{0,3}\d{3}[\s.\-/_]{0,3}\d{4}$|^\d{3}[\s.-]\d{4}$|^1?[\s.-]?\(?\d{3}/.test(
        run,
      );
    if (single || (grouped && count >= 7) || count >= 10) return true;
  }
  return false;
};

/** Links of any kind, disguised ones too. */
export const links: Rule = {
  reason: 'link',
  applies: ({ plain }) => anyOf(plain.replaceAll(new RegExp(EMAIL[0]!, 'g'), ' '), LINKS),
};

/** E-mail addresses, phone numbers and invitations to talk elsewhere: the public feed has none, for the writer's own sake. */
export const contactDetails: Rule = {
  reason: 'contact-details',
  applies: ({ plain }) =>
    anyOf(plain, EMAIL) ||
    hasPhone(plain) ||
    /\b(?:(?:add|text|message|msg|dm|contact|reach|write|hit|inbox) (?:me|us|him|her)(?: up)? (?:on|via|at|through) (?:whats ?app|telegram|signal|instagram|insta|snap(?:chat)?|kik|wechat|facebook|messenger|discord))\b|\bmy (?:whats ?app|telegram|snap(?:chat)?|kik|insta(?:gram)?)(?: (?:is|number|id|handle)|:)/.test(
      plain,
    ),
};
