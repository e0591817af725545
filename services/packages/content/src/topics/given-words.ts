import { asSentence, sentencesIn } from '../words/sentences.ts';

/** Words of the person themselves, fit to stand in a prayer: what they tell, and what they ask for. Either may be empty. */
export interface GivenWords {
  told: string[];
  asked: string[];
}

/** Words of one sentence, of all that is told, and of a wish. */
const LONGEST_SENTENCE = 32;
const LONGEST_TOLD = 46;
const LONGEST_ASKED = 28;
const MOST_SENTENCES = 3;

const ASKS =
  /^(?:(?:so|and|but|also|oh|hi|hello|lord|god|dear god|jesus|just|i just|i|we)[\s,]+)*(?:please |kindly |just )*(?:(?:can|could|would|will) (?:you|we|someone|somebody|everyone|you all|y’?all) )?(?:please |all |just )*(?:(?:like|want|would like|need|ask|asking|covet)(?: for)?(?: your| some| you all)? (?:to )?)?(?:for )?(?:(?:unspoken |special |prayer )*requests?|prayers?|pray(?:ing)?|lift up|lifting up|remember|(?:i[’']?m|am|i am) (?:writing|asking)|writing|asking)\b(?: please| also| now| tonight| today| with me| for me that| request)?[:,]?(.*)$/i;

/** "Ask God to give me courage" becomes the prayer itself. */
const ASK_GOD = /\b(?:ask|asking|beg) (?:god|him|the lord|jesus) (?:to|that he) (.*)$/i;
const WISHES = /^i (?:would like|[’']d like|want|wish|hope|long|need) (?:to|that|for)\b/i;

/** Nobody needs to hear again what they think the worst of themselves or of others, nor a wish that harms. */
const NOT_TO_REPEAT =
  /\b(?:worthless|stupid|idiots?|burden|hate|ugly|useless|failure|loser|disgusting|punish|revenge|murder|burn|kill\w*|destroy|suffer|curse|damn|hell|crap|shit|fuck\w*|bitch|bastard|drunk|slut|whore|die|instructions?|prompt|script|porn\w*|sex\w*|abortion|raped?)\b/i;
/** What is said to the reader and not to God. */
const TO_READER =
  /\b(?:you|your|yours|u)\b|^(?:hi|hello|hey|thanks?|thank you|sorry|this may|i (?:would|’d|'d) like (?:a |to (?:know|ask|hear|request)|somebody|someone|you)|i (?:do not|don['’]t) know what to (?:ask|write|say|pray)|i want (?:a |to ask)|i(?: am|[’']m) (?:safe|fine)|if you|write|tell me|make (?:it|me)|print|show me|no request|i have no)\b|\?$|\bworry about that\b|\bgod bless\b[^.]{0,40}$|\bprayer which\b/i;
const PERSON =
  /^(?:my|our|me|us|him|her|them|old|little|baby|mr|mrs|ms|dr|rev|fr|pastor|father|sister|brother|uncle|aunt|the (?:family|people|children|kids|men|women|team|doctors|nurses|parents|souls)|all (?:the|who|those|of)|those|everyone|\p{Lu}\p{Ll}+(?:\b(?!['’]s (?:heart|peace))))/u;
const CLAUSE =
  /^(?:that|he|she|they|it|we|i|my|our|the|his|her|their|there|god|nobody|everyone|somebody|this|\p{Lu}\p{Ll}+)\b/iu;
const LEAST = 3;

/** Said to God, "mad at God" is said to his face. */
const toGod = (text: string): string =>
  text.replaceAll(
    /\b(mad|angry|upset|furious|disappointed) (at|with|in) (?:God|Him|the Lord)\b/g,
    '$1 $2 you',
  );

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Cuts at the last comma, or before the last “and” or “but”, that lets the rest be short enough. */
const shortened = (text: string, longest: number): string | undefined => {
  if (wordsIn(text) <= longest) return text;
  const ends = [...text.matchAll(/[,;:–—]\s|\s(?=(?:and|but|because|so|which|who)\s)/g)].map(
    ({ index }) => index,
  );
  const end = ends.findLast((at) => wordsIn(text.slice(0, at)) <= longest);
  return end !== undefined && wordsIn(text.slice(0, end)) >= 6 ? text.slice(0, end) : undefined;
};

const withoutPlease = (text: string): string =>
  text
    .replaceAll(/[,]?\s{0,9}\bplease\b\s{0,9}/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "for my wife Ana" → "I bring you my wife Ana"; "that it rains" → "I ask that it rains". */
const petition = (rest: string): string | undefined => {
  const text = withoutPlease(
    rest.replace(/^(?:please\s+)?(?:for (?:your |some )?prayers?\s+(?=that|for))?/i, ''),
  );
  if (/^(?:for|over)\s/i.test(text)) {
    const what = text.replace(/^(?:for|over)\s+/i, '');
    if (/^(?:me|us)[.!]*$/i.test(what)) return undefined;
    return PERSON.test(what) && !/\bfor\b/.test(what) && !/^(?:him|her|them)\b/i.test(what)
      ? `I bring you ${what}`
      : `I pray for ${what}`;
  }
  const clause = text.replace(/^that\s+/i, '');
  if (wordsIn(clause) < LEAST || !CLAUSE.test(text)) return undefined;
  return `I ask that ${/^(?:I\b|God|\p{Lu}\p{Ll}+ (?!the|of))/u.test(clause) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1)}`;
};

const tells = (sentence: string, isExplained: boolean): number => {
  let score = WISHES.test(sentence) ? 2 : 0;
  if (/\b(?:my|our|I|we|me|us)\b/.test(sentence)) score += 2;
  if (/(?<!^)(?<![.!?]\s)\b\p{Lu}\p{Ll}+/u.test(sentence)) score += 1;
  if (/\d/.test(sentence)) score += 1;
  if (
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|week)\b/i.test(
      sentence,
    )
  )
    score += 1;
  if (
    /\b(?:is|are|was|were|has|have|had|am|\w+ed|got|went|lost|left|told|came|goes|starts?)\b/.test(
      sentence,
    )
  )
    score += 1;
  // Who "she" is has to be said before.
  if (!isExplained && /^(?:he|she|it|his|her|this|that)\b/i.test(sentence)) score -= 2;
  return wordsIn(sentence) < LEAST + 1 ? -LEAST : score;
};

/** Reads what of a message may be taken into the prayer as it stands. */
export const givenWords = (message: string): GivenWords => {
  const told: { text: string; score: number; at: number }[] = [];
  const asked: string[] = [];
  /** Behind a petition it is clear who "she" is. */
  let askedAt = -2;
  sentencesIn(message).forEach((sentence, at) => {
    if (NOT_TO_REPEAT.test(sentence)) return;
    const asks = ASKS.exec(sentence);
    const rest =
      asks?.[1]?.trimStart() ?? (/^for (?:my|our)\b/i.test(sentence) ? sentence : undefined);
    if (
      rest !== undefined &&
      /(?:remember|lift up|lifting up)\s*$/i.test(sentence.slice(0, -rest.length || undefined))
    ) {
      const whom = shortened(rest, LONGEST_ASKED);
      if (whom && PERSON.test(rest) && !/^(?:me|us)\b/i.test(rest))
        asked.push(asSentence(`I bring you ${whom}`));
      return;
    }
    if (rest !== undefined) askedAt = at;
    if (rest !== undefined) {
      const wish = petition(rest);
      const short =
        wish &&
        !TO_READER.test(wish.replace(/^I (?:bring you|pray for)/, '')) &&
        shortened(wish, LONGEST_ASKED);
      if (short) asked.push(asSentence(short));
      return;
    }
    const begged = ASK_GOD.exec(sentence)?.[1]?.split(/,? and (?:ask|beg) (?:him|god)\b/i)[0];
    const plea = begged && shortened(begged, LONGEST_ASKED);
    if (plea) {
      asked.push(asSentence(plea));
      return;
    }
    if (TO_READER.test(sentence)) return;
    const short = shortened(withoutPlease(sentence), LONGEST_SENTENCE);
    if (short)
      told.push({
        text: asSentence(toGod(short)),
        score: tells(short, askedAt === at - 1) + (at === 0 ? 2 : 0),
        at,
      });
  });
  const best = told
    .filter(({ score }) => score > 1)
    .sort((one, other) => other.score - one.score || one.at - other.at);
  const chosen: typeof best = [];
  for (const one of best) {
    const length = [...chosen, one].reduce((sum, { text }) => sum + wordsIn(text), 0);
    if (chosen.length < MOST_SENTENCES && length <= LONGEST_TOLD) chosen.push(one);
  }
  return {
    told: chosen.sort((one, other) => one.at - other.at).map(({ text }) => text),
    asked: asked.slice(0, 1),
  };
};
