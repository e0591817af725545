import { asWhole, sentencesIn } from '../words/sentences.ts';
import { isAside } from './asides.ts';
import { chooseTold, wordsIn, type ToldSentence } from './choose-told.ts';
import { isAboutForm } from './form-asked.ts';
import { isSound } from './is-sound.ts';
import { asFirst, goesOn, isFragment, readsWell } from './last-reading.ts';
import { beginsAsPlea, petitionsIn } from './petitions.ts';
import {
  isLoneSignature,
  isSmallSignature,
  pairBelow,
  signatureOf,
  withoutSignature,
} from './signature.ts';
import { spokenToGod } from './spoken-to-god.ts';
import { tellsBehind } from './split-pleas.ts';
import { wholePlea } from './whole-plea.ts';

/** Words of the person themselves, fit to stand in a prayer: what they tell, and what they ask for. Either may be empty. */
export interface GivenWords {
  told: string[];
  asked: string[];
}

/** Words of a wish, and of all wishes. */
const LONGEST_ASKED = 44;
const LONGEST_ALL_ASKED = 80;

/** Nobody needs to hear again what they think the worst of themselves or of others, nor a wish that harms. */
const NOT_TO_REPEAT =
  /\b(?:worthless|(?<!(?:any|some)thing )stupid|idiots?|burden|hate(?! (?:needles|that|how|when|it|hospitals|asking|hospital|him for|myself for|the man|a man))|ugly|useless|failure|loser|disgusting|punish\w*|revenge|murder|kill(?!ing (?:us|me|my|our)\b)\w*|destroy\w*|suffers?|curse|damn|crap|shit|fuck\w*|bitch|bastard|slut|whore|system prompt|javascript|porn\w*|sex\w*|raped?|submit|(?<!stop )lying|snake|witch|exposed|goes bust|bankrupt)\b/i;
const NEVER_IN_A_WISH =
  /\b(?:you(?! (?:for|that|my|our|the|your|me|us|his|her|him|them|all|both|myself|those|this|these|someone|everyone|\p{Lu}))|u|your)\b/iu;
const ASKED_LEAD = /^(?:I (?:bring|ask)|Thank) you/;

/** Said to God, "mad at God" is said to his face. */
const toGod = (text: string): string =>
  text
    .replaceAll(
      /\b(mad|angry|upset|furious|disappointed) (at|with|in) (?:God|Him|the Lord)\b/g,
      '$1 $2 you',
    )
    .replaceAll(
      /\b(trust(?:ing)?|believe in|love|miss|told|tell|find|thank|feel|hear) (?:God|Him|the Lord)\b/g,
      '$1 you',
    )
    .replace(
      /^(?:Lord|Father God|Father|God),? (?=I\b|we\b|it\b|my\b)(?!I[’']?m told|I am told)/i,
      '',
    );

const ASIDES = / ?\((?:jok|ironic|not really|lol|haha|i know|sorry)[^)]*\)/gi;
const SILLY =
  /^(?:this|it) (?:is|may be|might be) (?:maybe |probably )?(?:silly|stupid|small),? but |^(?:i know|maybe|i[’']?m embarrassed)[^,.]{0,40}(?:silly|small|strange|odd|write this|say this),? but /i;

/** Figures of speech that seem to speak to the reader. */
const TAGS =
  /,? (?:so |and |but )?(?:please )?don[’']?t (?:worry|panic)(?: about (?:that|me|it))?(?=[.,!;]|$)|,? (?:can|could) you believe (?:that|it|this)\b|,? (?:you know|y[’']know|if you know what i mean|believe me|mind you|let me tell you)\b(?! (?:my|me|it|that|how|what|all|who|the))|,? (?:and|so|but)? ?if you(?:[’']ve| have)? (?:got )?(?:a word|room|time|space)[^.!?]*?(?=,|[.!?]|$| pray| please)/gi;

const tidy = (sentence: string): string =>
  sentence
    .replace(SILLY, '')
    .replaceAll(TAGS, '')
    .replace(
      /^(?:hi|hello|hey|hello there|sir\/ma|good (?:morning|evening|afternoon|day))[,!.]? (?=\p{L})/iu,
      '',
    )
    .replace(
      /\b(?:thank you|thanks),? (?=(?:(?:Mr|Mrs|Ms|Dr)\.? )?(?!Lord|God|Jesus|Father|Christ|Holy|Abba)\p{Lu}\p{Ll}+ who\b)/gu,
      'thank you for ',
    )
    .replace(
      /^(?:my |[Mm]y )?[Nn]ame(?: is|[’']s)? (\p{Lu}\p{Ll}+)[.!]*$/u,
      'You know me by my name, $1',
    )
    .replace(
      /^(?:I )?(?:only|just) (?:wanted|want) to (?:say|tell \w+|share)(?: that)? (?=(?:I|we|my|our|the|he|she|they|it)\b)/i,
      '',
    )
    .replace(/^thank (?:God|the Lord|you,? Lord|Jesus)[.!]*$/i, 'I thank you')
    .replace(/^(?:all )?praise (?:to )?(?:Him|God|the Lord)[.!]*$/i, 'Praise to you')
    .replaceAll(ASIDES, '')
    .replaceAll(/,? ?\bplease\b(,?)(?= |[.,!?]|$)/gi, '$1')
    .replace(
      /^(?:and|but|so|also|anyway|well|oh|just)[,]? (?=(?:I|we|my|our|the|he|she|they|it|his|her|there)\b)/i,
      '',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A sentence without those of its clauses that nobody needs to hear again; empty when the rest would not stand by itself. */
const withoutWorst = (sentence: string): string => {
  if (!NOT_TO_REPEAT.test(sentence)) return sentence;
  const left = sentence
    .split(/[,;] (?=(?:and |but |so )?(?:which|I|we|he|she|they|the|my|our|it|no|\d)\b)/)
    .filter((clause) => !NOT_TO_REPEAT.test(clause));
  return left.join(' ').split(/\s+/).length >= LEAST_LEFT ? left.join(', ') : '';
};
const LEAST_LEFT = 6;

/** A sentence that tells, as it may stand in the prayer; undefined when none of it may. */
const toldBy = (whole: string): string | undefined => {
  const sentence = withoutWorst(whole.replaceAll(TAGS, ''));
  if (sentence === '' || isAside(sentence) || isAboutForm(sentence)) return undefined;
  const text = spokenToGod(toGod(tidy(sentence)));
  if (/^(?:thank|praise) (?:god|him|you|the lord|jesus) with (?:me|us)\b/i.test(text))
    return undefined;
  return /\p{L}{2}/u.test(text) ? asWhole(text) : undefined;
};

const wishesOf = (lines: readonly string[], room: number): string[] => {
  const kept: string[] = [];
  for (const wish of lines) {
    const text = spokenToGod(wish.replaceAll(ASIDES, ''));
    const all = [...kept, text].reduce((sum, one) => sum + wordsIn(one), 0);
    if (
      wordsIn(text) <= LONGEST_ASKED &&
      all <= room &&
      isSound(text) &&
      !NOT_TO_REPEAT.test(text) &&
      !NEVER_IN_A_WISH.test(text.replace(ASKED_LEAD, ''))
    )
      kept.push(text);
  }
  return kept;
};

/** A greeting, who sent somebody here, a request to be allowed: it belongs to the letter, not to the prayer. */
const COURTESY =
  /^(?:peace(?: (?:be )?(?:with|to|unto) (?:you|all)(?: all)?)?|shalom|salaam\w*|greetings|good (?:morning|evening|afternoon|day) po)[.!,]\s*|,? ?\b(?:my|a|our) (?:[\p{L}-]+ ){1,3}(?:told|said|suggested|encouraged)(?: me)?(?: that)? i (?:may|can|could|should|might)\b[^,.!?]*\b(?:write|ask|come|post|pray)\b[^,.!?]*|\bif (?:it is|it[’']s|that is|that[’']s) (?:allowed|ok|okay|alright|all right)\b,? ?/giu;

/** “I guess”, said in passing; whoever sent one here, and how it is meant, belong to the letter. */
const MUMBLED =
  /,? \bI (?:guess|suppose)\b(?=[,.!;]|$)|(?:,? ?\blol\b,?)?,? but seriously\b|^to be honest,? |,? and (?:my|our) \p{Ll}+ (?:said|told me) to write it here\b/giu;
/** “The boy who started it hes called Kayden I think he …”: a sentence within another. */
const CALLED = / (?:he|she)(?:[’']?s| is) called (\p{Lu}\p{Ll}+) (?=I think (?:he|she)\b)/gu;

/** “Finals in 9 days, please pray I pass”: a plea behind what is told, with no full stop between. */
const PLEA_WITHIN = /(?<=[\p{L}\d]),? (?:so |and )?(?:pls|plz|please|kindly) pray\b(?= \p{L})/giu;
/** “If it comes to surgery, please pray …”: a condition stays with its plea. */
const CONDITION = /^\s*(?:if|when|since|because|as|while|before|after)\b/i;
const isConditional = (before: string): boolean => {
  const end = Math.max(...['.', '!', '?'].map((mark) => before.lastIndexOf(mark)));
  return CONDITION.test(before.slice(end + 1));
};

/** “My mother has cancer, please pray.”: it asks for nothing beyond what is told. */
const BARE_PLEA =
  /(?<=[\p{L}\d)]),? (?:so |and |but )?(?:pls|plz|please|kindly) (?:do |all )?pray(?: with (?:me|us))?(?=\s*[.!]+(?:\s|$)|\s*$)/giu;

/** So long a sentence takes no more behind it. */
const LONGEST_JOINED = 32;
/** “Pray for the walk to the bus stop, it goes past two bars”: who reads it has to know what “it” is. */
const leansOnPlea = (text: string, isBehind: boolean): boolean =>
  (isFragment(text) && !/^(?:his|her|their|my|our) /i.test(text)) ||
  /^or (?:that|for) /i.test(text) ||
  (isBehind && /^(?:it|they)\b/i.test(text));
/** Puts behind the last plea what leans on it. */
const addTo = (asked: string[], text: string): void => {
  const last = asked.at(-1) ?? '';
  const isJoined = wordsIn(last) + wordsIn(text) <= LONGEST_ASKED && !last.endsWith('?');
  asked[asked.length - 1] = isJoined ? goesOn(last, text) : last;
};

const WANTED =
  /^(?:I don[’']t want [^,]+, )?(?:I|We) (?:just |really |only )*(?:want|would (?:just |really |only |so )*(?:like|love)|[’']d (?:just |really |so )*(?:like|love)|hope) to (?!(?:say|tell|ask|know|thank|share|write|scream|shout|die|kill|hit|hurt|leave|quit|sleep|hide|cry|disappear|stop answering)\b)(.+)$/u;
/** “I want to handle this without humiliating him”, as it is asked for. */
const wantedIn = (text: string): string | undefined => {
  const what = WANTED.exec(text)?.[1];
  if (what === undefined) return undefined;
  const plea = `Help ${/\bWe\b/.test(text) ? 'us' : 'me'} to ${what}`;
  return isSound(plea) ? plea : undefined;
};

/** Reads what of a message may be taken into the prayer, whole sentence by whole sentence. */
export const givenWords = (whole: string): GivenWords => {
  const message = whole
    .replaceAll(COURTESY, '')
    .replaceAll(MUMBLED, '')
    .replaceAll(CALLED, ', $1, and ')
    .replaceAll(BARE_PLEA, '')
    .replaceAll(PLEA_WITHIN, (found: string, at: number, text: string) =>
      isConditional(text.slice(0, at)) ? found : '. Please pray',
    );
  const told: ToldSentence[] = [];
  const asked: string[] = [];
  let isAfterPlea = false;
  const tell = (sentence: string, at: number, afterPlea = false, isBehind = false): void => {
    const text = toldBy(sentence);
    if (!text) return;
    const last = told.at(-1);
    if (afterPlea && asked.length > 0 && leansOnPlea(text, isBehind)) addTo(asked, text);
    else if (!isFragment(text)) {
      if (readsWell(text)) told.push({ text, at, isAfterPlea: afterPlea });
    } else if (!last) told.push({ text: asFirst(text), at, isAfterPlea: afterPlea });
    else if (!afterPlea && !last.text.endsWith('?') && wordsIn(last.text) <= LONGEST_JOINED)
      told[told.length - 1] = { ...last, text: goesOn(last.text, text), until: at };
    else if (readsWell(text)) told.push({ text, at, isAfterPlea: afterPlea });
  };
  const read = sentencesIn(message);
  const last = withoutSignature(read.at(-1) ?? '');
  const end = read.length > 1 ? read.at(-1)! : '';
  const pair = pairBelow(end);
  const below = pair ?? signatureOf(end);
  const isSigned = below !== undefined || isSmallSignature(end) || isLoneSignature(end);
  const sentences = isSigned ? read.slice(0, -1) : [...read.slice(0, -1), last.text];
  sentences.forEach((sentence, at) => {
    const [plea, behind] = tellsBehind(sentence) ?? [sentence];
    const petitions = petitionsIn(plea, isAfterPlea || (at === 0 && beginsAsPlea(plea)));
    const wasAfterPlea = isAfterPlea;
    isAfterPlea = petitions !== undefined;
    if (!petitions) return tell(sentence, at, wasAfterPlea);
    const room = LONGEST_ALL_ASKED - asked.reduce((sum, one) => sum + wordsIn(one), 0);
    const wishes = wishesOf(petitions, room);
    // What cannot be turned safely is said as it stands: a plea may be stiff, it may not be lost.
    const whole = wishes.length > 0 ? undefined : wholePlea(plea);
    if (whole && wishesOf([whole], room).length > 0) asked.push(whole);
    asked.push(...wishes);
    if (behind) tell(behind, at, true, true);
  });
  const name = below ?? last.name;
  // Where nobody is asked to pray, what is wanted is the plea.
  const wanted =
    asked.length > 0 ? [] : told.flatMap((one) => wantedIn(one.text) ?? []).slice(0, 1);
  return {
    told: [
      ...chooseTold(told.filter(({ text }) => wantedIn(text) === undefined || wanted.length === 0)),
      ...(name
        ? [pair ? `You know us by our names, ${name}.` : `You know me by my name, ${name}.`]
        : []),
    ],
    asked: [...asked, ...wanted],
  };
};
