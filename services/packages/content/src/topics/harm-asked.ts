import { sentencesIn } from '../words/sentences.ts';

/** People one may be angry at, and words for them. */
const WHOM =
  "(?:[Mm]y (?:ex\\b[\\w -]*|[\\w’'-]+ ?(?:boss|manager|partner|boyfriend|girlfriend|neighbou?r|in[- ]law|husband|wife|landlord|cousin|sister|brother)[\\w’' -]{0,30}|(?:boss|manager|partner|neighbou?r|landlord|cousin|sister|brother|enemy|rival|competitor)[\\w’' -]{0,30})|his|her|their|him|them|he|she|they|that (?:man|woman|snake|liar|witch|guy)|[Pp]astor \\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)";
const ILL =
  '(?:los(?:e|es|ing) (?:(?:his|her|their|its) )?(?:jobs?|hair|houses?|home|everything|money|business|licen[cs]e|wife|husband|kids)|gets? (?:fired|exposed|hurt|what (?:is|he|she|they)|arrested)|fails? (?:at|in|and)|go(?:es)? (?:bankrupt|broke|under|to hell|out of business)|suffers?(?! from)|drops? dead|crash(?:es)?|breaks? (?:his|her|their|a) \\w+|is punished|be punished|pays? for (?:what|it)|leaves? (?:her|him|them)|breaks? up|regrets?|humiliat\\w*|is ruined|be ruined|is cursed|be cursed)';
const WISHED = new RegExp(
  `\\b(?:[Pp]ray\\w*|[Aa]sk|asking|want|[Ww]ish|hope|[Mm]akes?|[Gg]od|[Ll]ord|[Ll]et)\\b[^.!?\\n]{0,40}\\b${WHOM}[^.!?\\n]{0,50}\\b(?<ill>${ILL})\\b`,
  'u',
);
const TO_PUNISH =
  /\b(?:god|lord|he|you|to|that)\b[^.!?\n]{0,20}\b(?:punish(?:es)?|curses?|destroys?|ruins?|strikes?|humiliates?|exposes?|shames?|crush(?:es)?|smites?|get (?:back at|even with))\b(?! (?:the )?(?:cancer|tumou?r|disease|virus|works? of|addiction|every (?:plan|chain)|strongholds?|yoke|chains))/i;
const SHAMING =
  /\b(?:shows? (?:everybody|everyone|them) how (?:selfish|lazy|bad|stupid|fake)|what a (?:lying|dirty|cheating)|call (?:him|her|them) what (?:he|she|they)|(?:creative|funny) (?:with )?(?:the )?insults?|insults?\b.*\bprayer|mock(?:s|ing)? (?:him|her)|prayer against)\b/i;
const CURSE =
  /\b(?:write|say|pray|give me|want) (?:me )?(?:a |an |one )?(?:curse|hex|spell)\b|\b(?:put|place|lay|send|call down) (?:a |your )?curse\b|\bmay (?:his|her|their) [^.!?\n]{0,30}\b(?:stall|fail|burn|break|rot|crash|wither|leave)/i;
/** Said to set it aside, or of oneself. */
const NOT_MEANT =
  /\b(?:don[’']?t|do not|not|never|without|instead of|keep me from|stop me from|so that i (?:do not|don[’']t))\b[^.!?]{0,24}$/i;

/** Before an ill that somebody is prayed for in, and before one that is wished on them after all (“for him to lose …”). */
const PRAYED_FOR =
  /\b(?:for|help|about|with|bless|heal|comfort|protect|support|uphold|remember)\b/iu;
const STILL_WISHED = /\b(?:that|so|let|makes?|to|until)\b(?!.*\b(?:who|is|are)\b)/iu;
/** Right before an ill: it has happened or may happen, and so it is told. */
const IS_TOLD =
  /\b(?:who|is|are|was|were|has|have|had|may|might|could|will|about to|going to|afraid of|at risk of)(?: (?:now|just|also|still|often|always|maybe|probably|already))?$/iu;

/** Whether an ill is wished in a sentence and not told: “that my boss loses …”, but not “for my brother, who is losing …”. */
const isWished = (sentence: string): boolean => {
  const found = WISHED.exec(sentence);
  if (!found || NOT_MEANT.test(sentence.slice(0, found.index))) return false;
  const before = found[0].slice(0, found[0].length - found.groups!['ill']!.length).trimEnd();
  return !IS_TOLD.test(before) && (!PRAYED_FOR.test(before) || STILL_WISHED.test(before));
};

const isMeant = (sentence: string, pattern: RegExp): boolean => {
  const found = pattern.exec(sentence);
  return found !== null && !NOT_MEANT.test(sentence.slice(0, found.index));
};

const SELF =
  /\b(?:that|let|hope|pray) (?:i|we|me|us|my (?:husband|wife|son|daughter|kids|children|mother|father|mum|mom|dad|parents|family)) (?:los|don|do not|will not|won)/i;

const RUES =
  /\bpray\w* against my (?:own )?prayers?\b|\bforgive me for (?:praying|wishing|hoping|being (?:glad|happy))\b|\btake (?:this|that) (?:wish|envy|hate) (?:from me|away)\b/i;

/** Whether somebody tells of an ill wish of their own in order to be rid of it. */
export const ruesWish = (message: string): boolean => RUES.test(message);

/** Ills that nobody asks for as a blessing, however lightly they are said. */
const GETS_ILLS =
  /\bpray\w*\b[^.!?\n]{0,80}\b(?:she|he|they|woman|man|ex|boss|guy|wife|husband|girlfriend|neighbou?r|\p{Lu}\p{Ll}+)\b[^.!?\n]{0,50}\bgets? (?!(?:better|well|rid|over|past|through|free|help)\b)[^.!?\n]{0,40}\b(?:bankrupt\w*|shingles|stretch marks|lice|fleas|a rash|ulcers?|boils|audited|arrested|robbed|fat|bald|dumped|divorced|run over|hit by)\b/iu;

/** Whether a prayer is asked for that would harm somebody, or shame them. */
export const asksForHarm = (message: string): boolean =>
  GETS_ILLS.test(message) ||
  (!ruesWish(message) &&
    sentencesIn(message).some(
      (sentence) =>
        isMeant(sentence, SHAMING) ||
        isMeant(sentence, CURSE) ||
        (!SELF.test(sentence) &&
          ((isWished(sentence) &&
            /\b(?:pray\w*|want|god|lord|wish|hope|prayer)\b/i.test(sentence) &&
            !/\b(?:afraid|scared|worried|fear|if (?:he|she|they)|doesn[’']?t|does not|won[’']?t|wont|don[’']?t|not)\b/i.test(
              sentence,
            )) ||
            (isMeant(sentence, TO_PUNISH) &&
              /\b(?:pray|prayer|ask|want|please|god|lord)\b/i.test(sentence) &&
              !/\b(?:punish(?:es|ed|ing)? me|punishing (?:me|us)|is god punish|was punish|ashamed)\b/i.test(
                sentence,
              )))),
    ));
