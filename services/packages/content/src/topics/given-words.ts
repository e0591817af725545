import { asSentence, sentencesIn } from '../words/sentences.ts';
import { petitionsIn } from './petitions.ts';

/** Words of the person themselves, fit to stand in a prayer: what they tell, and what they ask for. Either may be empty. */
export interface GivenWords {
  told: string[];
  asked: string[];
}

/** Words of one sentence, of all that is told, of a wish, and of all wishes. */
const LONGEST_SENTENCE = 40;
const LONGEST_TOLD = 72;
const LONGEST_ASKED = 34;
const LONGEST_ALL_ASKED = 56;

/** Nobody needs to hear again what they think the worst of themselves or of others, nor a wish that harms. */
const NOT_TO_REPEAT =
  /\b(?:worthless|stupid|idiots?|burden|hate|ugly|useless|failure|loser|disgusting|punish\w*|revenge|murder|burn|kill\w*|destroy\w*|suffer|curse|damn|hell|crap|shit|fuck\w*|bitch|bastard|drunk|slut|whore|die|instructions?|prompt|script|javascript|porn\w*|sex\w*|abortion|raped?|submit|lying|snake|witch|exposed)\b/i;
/** What is said to the reader and not to God. */
const TO_READER =
  /\b(?:you|your|yours|u)\b|^(?:thanks?|thank you|sorry|this may|i know (?:some people|ppl|people)|i (?:would|’d|'d) like (?:a prayer|to (?:know|ask|hear|request)|somebody|someone to|you)|i want (?:a prayer|to ask)|is it ok(?:ay)? to|i(?: am|[’']m) (?:safe|fine|in no danger|not in any danger)|if you|write|tell me|make it|print|show me|no request|i have no request|that[’']?s all|anyway|idk|mostly serious|two things|it[’']?s all|some good too|haha|joke)|\?$|\bworry about that\b|\bgod bless\b[^.]{0,40}$|\bprayer which\b|\bi wanted to (?:come|tell)|\bpeople (?:say|have bigger)\b|\btold to write here\b/i;
const LEAST = 2;
const FEELS =
  /\b(?:i|we)(?:[’']m| am| was| just| still| really|[’']ve)? (?:love|miss|afraid|scared|ashamed|tired|angry|mad|lonely|alone|grieving|can[’']?t|cannot|couldn[’']?t|want|wish|hope|don[’']?t (?:want|know)|feel|felt|cried|cry|fear|used to|failed|promised|would (?:just )?like|would rather|[’']d like|keep)\b/i;

/** Said to God, "mad at God" is said to his face. */
const toGod = (text: string): string =>
  text
    .replaceAll(
      /\b(mad|angry|upset|furious|disappointed) (at|with|in) (?:God|Him|the Lord)\b/g,
      '$1 $2 you',
    )
    .replaceAll(
      /\b(trust(?:ing)?|believe in|love|miss|told|tell|find|thank) (?:God|Him|the Lord)\b/g,
      '$1 you',
    )
    .replace(/^(?:Lord|Father God|Father|God),? (?=I\b|we\b|it\b|my\b)/i, '');

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

const ASIDES = / ?\((?:jok|ironic|not really|lol|haha|i know|sorry)[^)]*\)/gi;

const SILLY =
  /^(?:this|it) (?:is|may be|might be) (?:maybe |probably )?(?:silly|stupid|small),? but |^(?:i know|maybe|i[’']?m embarrassed)[^,.]{0,40}(?:silly|small|strange|odd|write this|say this),? but /i;

const withoutPlease = (text: string): string =>
  text
    .replace(SILLY, '')
    .replace(/^(?:hi|hello|hey|hello there)[,!.]? (?=\p{L})/iu, '')
    .replace(/^(?:my )?name(?: is|[’']s)? (\p{Lu}\p{Ll}+)[.!]*$/u, 'You know me by my name, $1')
    .replaceAll(ASIDES, '')
    .replaceAll(/[,]?\s{0,9}\bplease\b\s{0,9}/gi, ' ')
    .replace(/^(?:and|but|so|also|anyway|well|oh)[,]? (?=\p{L})/iu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const tells = (sentence: string, at: number, isExplained: boolean, isLast: boolean): number => {
  let score = at === 0 ? 3 : 0;
  if (isLast) score += 2;
  if (FEELS.test(sentence)) score += 3;
  if (/\b(?:my|our|I|we|me|us)\b/.test(sentence)) score += 1;
  if (/(?<!^)(?<![.!?]\s)\b\p{Lu}\p{Ll}+/u.test(sentence)) score += 1;
  if (/\d/.test(sentence)) score += 1;
  if (/\b(?:\w+day|tomorrow|tonight|week)\b/i.test(sentence)) score += 1;
  // Who "she" is has to be said before.
  if (!isExplained && at > 0 && /^(?:he|she|his|her|this|that)\b/i.test(sentence)) score -= 1;
  return score;
};

/** Reads what of a message may be taken into the prayer as it stands. */
export const givenWords = (message: string): GivenWords => {
  const told: { text: string; score: number; at: number }[] = [];
  const asked: string[] = [];
  let isAfterPlea = false;
  let length = 0;
  const sentences = sentencesIn(message);
  sentences.forEach((sentence, at) => {
    if (NOT_TO_REPEAT.test(sentence)) return;
    const petitions = petitionsIn(sentence, isAfterPlea);
    isAfterPlea = petitions !== undefined;
    if (petitions) {
      for (const wish of petitions) {
        const short = shortened(wish.replaceAll(ASIDES, ''), LONGEST_ASKED);
        if (
          !short ||
          /\b(?:you(?! (?:for|that|my|our|the|your|me|us|his|her|\p{Lu}))|u|your)\b/iu.test(
            short.replace(/^I (?:bring|ask) you/, '').replace(/^Thank you/, ''),
          )
        )
          continue;
        if (length + wordsIn(short) > LONGEST_ALL_ASKED) continue;
        length += wordsIn(short);
        asked.push(asSentence(short));
      }
      return;
    }
    if (TO_READER.test(sentence)) return;
    const short = shortened(withoutPlease(sentence), LONGEST_SENTENCE);
    if (short && (wordsIn(short) >= LEAST || at === 0))
      told.push({
        text: asSentence(toGod(short)),
        score: tells(sentence, at, isAfterPlea, at === sentences.length - 1),
        at,
      });
  });
  const chosen: typeof told = [];
  for (const one of told.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    const all = [...chosen, one].reduce((sum, { text }) => sum + wordsIn(text), 0);
    if (all <= LONGEST_TOLD) chosen.push(one);
  }
  return { told: chosen.sort((one, other) => one.at - other.at).map(({ text }) => text), asked };
};
