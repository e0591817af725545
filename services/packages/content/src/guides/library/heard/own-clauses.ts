import { checkReply } from '../../../scripture/check-reply.ts';
import { sentencesIn } from '../../../words/sentences.ts';

/** What asks something, or bids the guide to do something. */
const helping =
  '(?:do|does|did|should|would|could|can|shall|must|will|is|are|was|am|might|may|has|have)';
const leads = String.raw`^(?:(?:and|so|but|ok(?:ay)?|then|well|also|please|pls|hi|hello|hey|thanks|coach|alright|right|now)\W+)*`;
const asking = new RegExp(
  [
    String.raw`\?["”’)]*$`,
    `${leads}(?:what|how|which|when|where|who|whom|why)(?: [\\w’']+){0,3}? ${helping}\\b`,
    `${leads}(?:what|how|when|where|which|who) (?:one |to |about |first)`,
    `${leads}(?:can|could|should|shall|may|do|does|is|are|am|would|will) (?:i|we|you|u|he|she|it|they|this|that|there|my|the)\\b`,
    `${leads}(?:tell|give|help|write|draft|word|make|show|check|send|explain|pick|choose|name|list|sort) (?:me|us|it|my|the|a|one|two|three|him|her|them|this|that)\\b`,
    `${leads}what[’']?s\\b`,
    `${leads}how (?:i|we) \\w+`,
    String.raw`\b(?:what|how|when|where|which|who) (?:do|should|would|can|could|shall) (?:i|we|you|u)\b`,
    `\\bwhat[’']s (?:a|the) `,
  ].join('|'),
  'i',
);

/** Whether a sentence asks for something. */
export const isAsking = (sentence: string): boolean => asking.test(sentence);

const openers =
  /^(?:(?:and|so|but|ok(?:ay)?|well|also|yes|yeah|no|honestly|then|right|alright|actually|sorry|haha|ha|hi|hello|hey|good (?:morning|evening|day)|bonjour|thank you|thanks|thx|fair|true|coach|listen|look)\b[,.!:]? ?)+/i;
const leastWords = 3;
const mostWords = 18;

/** How many words a text has. */
export const countOf = (text: string): number => text.trim().split(/\s+/).length;

/** Fit to stand between quotation marks: no marks of its own, no opener, no stop at its end. */
export const bareOf = (text: string): string => {
  const bare = text
    .replace(openers, '')
    .replaceAll(/["“”]/g, '')
    .replaceAll(/[{}]/g, '')
    .replace(/^[\s,;:–—-]+/, '')
    .replace(/[\s.,;:!–—-]{1,9}$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
};

const partings =
  /[;:]\s|\s[–—-]\s|,? (?=(?:but|because|and) (?:i|we|he|she|they|it|my|our|the|there|nobody|that)\b)/i;

const isWhole = (clause: string): boolean =>
  (clause.match(/"|“|”/g) ?? []).length % 2 === 0 &&
  (clause.match(/\(/g) ?? []).length === (clause.match(/\)/g) ?? []).length &&
  /\b(?:i|we|he|she|they|it|you|there|that|this|my|our|his|her|their|the|nobody|everyone|people|\p{Lu}\p{Ll}+)\b/iu.test(
    clause,
  ) &&
  /\b(?:am|is|are|was|were|be|been|have|has|had|do|does|did|can|could|will|would|should|must|may|might|want|wants|like|need|needs|know|think|feel|say|says|said|get|gets|got|make|makes|pay|pays|go|goes|went|keep|keeps|work|works|come|comes|came|run|runs|own|owns|sell|sells|live|lives|give|gives|gave|take|takes|took|told|left|found|put|lost|stand|stands|sit|sits|[a-z]+(?:ed|n[’']t)|[a-z]+[’'](?:s|m|d|re|ve|ll))\b/i.test(
    clause,
  );

/** The clauses in which somebody tells something and that can be repeated by themselves, in their order. */
export const clausesIn = (text: string): string[] =>
  sentencesIn(text)
    .filter((sentence) => !isAsking(sentence))
    .flatMap((sentence) =>
      countOf(sentence) <= mostWords
        ? [sentence]
        : sentence.split(partings).filter((part) => !/\bif\b/i.test(part)),
    )
    .map(bareOf)
    .filter(
      (clause) =>
        !/^(?:because|when|if|which|that|who|suppose|since|as|with|for|to)\b/i.test(clause) &&
        countOf(clause) >= leastWords &&
        countOf(clause) <= mostWords &&
        isWhole(clause),
    );

const signs: readonly (readonly [weight: number, sign: RegExp])[] = [
  [
    5,
    /\b(?:afraid|scared|fear|ashamed|embarrass\w*|sick|tired|flat|lonely|sad|angry|guilty|cry|sleep|hurts?|hate|hates|sorry|nervous|stupid|hypocrite|worried|proud\w*|sweating|awful|dared?)\b/i,
  ],
  [3, /\b(?:i[’']d (?:like|love|rather|want)|i (?:want|wish|hope|would like|need)|we want)\b/i],
  [
    2,
    /\b(?:but|because|only|never|still|really|honestly|nobody|nothing|always|anymore|can[’']?t|don[’']t|won[’']t|didn[’']t|instead|enough|too)\b/i,
  ],
  [
    2,
    /\b(?:wife|husband|son|daughter|mother|mum|dad|father|brother|sister|kids|partner|she|he)\b/i,
  ],
  [1, /\d/],
  [
    -6,
    /^(?:i (?:know|understand|see|reckon|ask|think you)\b|it[’']s \d|(?:i am|i[’']m|we are|we[’']re) (?:an?|the|\d+|\p{Lu}\p{Ll}+)\b|my name\b|name[:’']|(?:i|we) (?:run|own|have an?|sell|make|fix|drive|do)\b|it[’']s \p{Lu})/iu,
  ],
  [-5, /\b(?:please|thank|module|i have a question)\b/i],
];

/** So many words say something by themselves. */
const enoughWords = 5;
const weightOf = (clause: string): number =>
  signs.reduce(
    (sum, [weight, sign]) => sum + (sign.test(clause) ? weight : 0),
    countOf(clause) >= enoughWords ? 1 : 0,
  );

/** Whether words between quotation marks stay as they are: what sounds like a verse is put right by the check of verses. */
const stays = (clause: string): boolean => checkReply(`“${clause}”`).text.includes(clause);

/** The clause that says most about what weighs on somebody; the later of two that say as much. */
export const tellingIn = (
  text: string,
  unless: (clause: string) => boolean,
): string | undefined => {
  const all = clausesIn(text).filter((clause) => !unless(clause) && weightOf(clause) > 0);
  return all
    .toReversed()
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .find(stays);
};

const ofMine = /^(?:i|i[’']\w+|we|we[’']\w+|it was (?:my|our)|my|our)\b/i;
const ofOthers =
  /\b(?:he|she|they|him|her|them|his|their|(?:he|she|they)[’']\w+|you|your|coach)\b|\b(?:my|our) (?:wife|husband|son|daughter|mother|mum|mom|dad|father|brother|sister|boss|partner|guys|crew|team|landlord|auntie|aunt|uncle|cousin)\b/i;
const intends =
  /\b(?:want|would like|[’']d like|like to|wish|sorry|my (?:fault|mistake)|was mine|don[’']t want|might|could|hope|rather|thank)\b|\bit was my\b/i;
/** What somebody would not say to the one it is about. */
const unfit =
  /\b(?:stupid|hate|suspect|scared|grudge|don[’']t know|can[’']?t sleep|do i|dunno|fire|sheet|worksheet|list|module|lawyer|marked|counted)\b/i;

/** A sentence of the person that could be said to the one it is about just as it stands. */
export const sayableIn = (text: string, whom: string | undefined): string | undefined =>
  clausesIn(text)
    .filter(
      (clause) =>
        ofMine.test(clause) &&
        intends.test(clause) &&
        !ofOthers.test(clause) &&
        !unfit.test(clause) &&
        !(whom && clause.includes(whom)),
    )
    .findLast(stays);
