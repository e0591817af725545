import { modelFor } from '../choice/model.ts';
import { stemOf } from '../words/read-words.ts';
import { withoutMarks } from './without-marks.ts';

/** Verbs that no ending shows. */
const VERBS = [
  'is|are|was|were|am|be|been|do|does|did|has|have|had|will|would|can|cannot|could|may|might|should|must|shall',
  'wept|crept|dealt|dug|drew|drank|fed|fled|fought|froze|heard|hung|leapt|lay|meant|rode|rose|shot|sought|spoke|spread|swam',
  'swept|taught|tore|shone|stank|bled|bore|dared|went|came|got|sold|bought|took|left|lost|won|made|paid|broke|fell|rang|said|told|found|kept|held|felt|met|sent',
  'slept|stood|thought|built|brought|caught|chose|drove|ate|flew|forgot|gave|grew|hid|hit|hurt|knew|laid|led|lent',
  'let|lit|put|quit|read|ran|sang|sat|saw|sank|shook|shut|spent|stole|struck|swore|threw|woke|wore|wrote|began|became',
  'gets?|goes|go|comes?|stays?|stops?|keeps?|lets|holds?|lifts?|works?|takes?|makes?|finds?|knows?|sees?|sleeps?|eats?',
  'heals?|opens?|calls?|turns?|listens?|learns?|likes?|loves?|feels?|drives?|falls?|leaves?|lives?|needs?|reads|says?',
  'speaks?|wants?|arrives?|sells?|pays?|starts?|returns?|grows?|becomes?|believes?|hears?|ends|wins?|lasts?|shows?',
  'walks?|wakes?|laughs?|breaks?|buys?|brings?|gives?|helps?|answers?|tells?|asks?|thanks?|praise|hurts?|thinks?|seems?',
  'looks?|remembers?|means?|happens?|begins?|closes|owes?|costs?|moves?|plays?|smells?|misses|hates?|dies?|sits?|stands?',
].join('|');
const HAS_VERB = new RegExp(
  `\\b(?:${VERBS})\\b|\\b\\p{Ll}{2,}(?:ed|ing)\\b|n[’']t\\b|[’'](?:re|ll|d|ve|m)\\b|` +
    `\\b(?:it|he|she|that|there|what|who|here)[’']s\\b|` +
    `[’']s (?:an?|the|my|our|dead|gone|sick|ill|back|here|late|broken|old|wrong|right|not|so|too|still|very|out|off|been|done|got)\\b`,
  'iu',
);
/** “My wife earns more”: somebody does what may be a verb. */
const DOES = /^(?:my|our|his|her|their|the|a|an) \p{Ll}+ \p{Ll}+s\b/iu;
/** “Our rows touch”, “Council votes on the 12th”: so do many, and one who does it on a day. */
const DO =
  /^(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Bb]oth) \p{Ll}+s \p{Ll}{3,}$|^(?:[Tt]he )?\p{L}+ \p{Ll}{2,}s (?:on|at) (?:the|\p{Lu})/u;
const HAS_SUBJECT = /\b(?:I|we|he|she|they|you|every(?:one|body)|nobody|some(?:one|body))\b/i;
/** So long a text without a verb that we know has one that we do not know. */
const LONGEST_FRAGMENT = 8;

/** Words that are small within a sentence, though no list of ours has them. */
const SMALL = new RegExp(
  `^(?:${[
    'it|they|he|she|or|and|not|the|an?|my|our|his|her|their|no|only|half|still|so|at|in|on|for|with|from|by|this|that',
    'all|both|just|also|likely|maybe|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty',
    'first|second|third|done|gone|alive|dead|silly|kidding|numbers|again|next|last',
    '\\p{L}+(?:ed|ing|ly|ness|tion|itis|oma|ache|less|ful)',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
/** “Elias James”, “Bulgaria”: may be names. */
const ALL_CAPITALS = /^\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)*$/u;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether a sentence of somebody has no verb: “Half day.”, “Twenty years in June.” */
export const isFragment = (sentence: string): boolean => {
  const text = withoutMarks(sentence);
  if (sentence.trim().endsWith('?')) return false;
  return (
    wordsIn(text) === 1 ||
    (wordsIn(text) <= LONGEST_FRAGMENT &&
      !HAS_VERB.test(text) &&
      !HAS_SUBJECT.test(text) &&
      !DOES.test(text) &&
      !DO.test(text))
  );
};

const FEELS =
  /^(?:so |very |just )?(?:tired|exhausted|scared|afraid|lonely|alone|lost|broke|stuck|worn out|angry|sad|ashamed|grateful|thankful|anxious|nervous|happy|hungry|sober|sick of (?:myself|it|this|it all))$/i;
/** “35, plumber, own house”. */
const AGE = /^[1-9]\d, (?:an? )?\p{Ll}/u;
const NEVER_SMALL =
  /^(?:\p{Lu}{2,}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|God|Lord|Jesus)\b/u;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A text that goes on within a sentence: small, unless it begins with what may be a name. */
const within = (text: string): string => {
  if (NEVER_SMALL.test(text)) return text;
  if (SMALL.test(text)) return small(text);
  const [first = ''] = text.split(/[^\p{L}’']/u);
  const isWord = modelFor('prayers').vocabulary.placeOf.has(`w${stemOf(first.toLowerCase())}`);
  return isWord && !ALL_CAPITALS.test(text) ? small(text) : text;
};

/** A sentence with a fragment that goes on from it. */
export const goesOn = (sentence: string, fragment: string): string =>
  `${withoutMarks(sentence)}, ${within(withoutMarks(fragment))}.`;

/** A fragment that stands first, as a sentence. */
export const asFirst = (fragment: string): string => {
  const text = withoutMarks(fragment);
  if (FEELS.test(text) || AGE.test(text)) return `I am ${small(text)}.`;
  return `The matter is this: ${SMALL.test(text) && !NEVER_SMALL.test(text) ? small(text) : text}.`;
};

const PLACEHOLDER = /[{}<>]|\b(?:undefined|null|NaN|TODO|XX+)\b/;
/** Ends with what should lead to something; “nothing to hold on to” and “who I talk to” are whole. */
const OPEN_END =
  /\b(?:of|from|with|into|onto|than|as|per|and|but|or|because|if|that|the|a|an|my|our)$/i;
const MAY_END =
  /\b(?:who|whom|what|which|where|whose|nothing|something|somebody|someone|to \p{Ll}+)\b/iu;
/** Said to those who read, not to God. */
const TO_OTHERS: readonly RegExp[] = [
  /^(?:would|could|can|will) (?:some(?:one|body)|any(?:one|body)|you all|y[’']?all)\b/i,
  /,? (?:brothers|sisters|brothers and sisters|friends|guys|folks|y[’']?all|you guys)$/i,
  /, everyone$/i,
  /^(?:[Tt]hanks|[Dd]ear|[Hh]ello|[Hh]i|[Hh]ey)\b,? (?!Lord|God|Jesus|Father|Christ)\p{Lu}/u,
];

/** Whether a sentence may stand in a prayer: of more than one word, with an end, said to God, and no form to be filled in. */
export const readsWell = (sentence: string): boolean => {
  const text = withoutMarks(sentence);
  return (
    wordsIn(text) > 1 &&
    !PLACEHOLDER.test(text) &&
    !TO_OTHERS.some((one) => one.test(text)) &&
    (!OPEN_END.test(text) || MAY_END.test(text))
  );
};
