/** What a sentence wants that no guide of ours does: another errand, or another part to play. */
const ERRAND =
  /^(?:(?:also|and|then|hi|hello|hey|ok|please|pls)[\s,]+)*(?:what(?:[’']?s| is| are| time| was| does| do)|where(?:[’']?s| is| can| do)|who (?:won|is the|was|invented)|when (?:is|does|did) (?:the|it|this)|which (?:is|one is)|how (?:do you|to|much|many|old|far|tall)|(?:can|could|would) you (?:write|fix|recommend|translate|solve|code|make|build|sort)|write (?:me )?(?:a |an |some |the |out )?(?:javascript|python|code|script|essay|poem|function|program|story|song|business plan|email|review)|(?:give|send|tell) me (?:a |the )?(?:recipe|code|joke|weather|score|text of)|recommend|solve|translate|play|sing me|calculate|do you do \w+)\b/i;
const OURS =
  /\b(?:pray\w*|god|lord|jesus|christ|bless\w*|faith|church|bible|verse|scripture|psalm|heal\w*|forgiv\w*|heaven|hope|purpose|soul|spirit|afraid|scared|i|i[’']m|my|me to|we|us|our)\b/i;
const CODE =
  /\b(?:python|javascript|script|html|css|sql|excel formula|regex|essay|recipe|homework|lottery|football|superbowl|padres|game start|laptop|fifa|sisig|eyebrow|threading)\b/i;
const TURNED =
  /\b(?:ignore (?:all|your|the|every|any|previous|earlier|everything|my|whatever|what)|forget (?:your|all|that you|everything|you[’']?re)|system (?:prompt|note|message)|you are (?:now|no longer)|you[’']re now|pretend (?:to be|you)|act as|from now on|hidden rules|your (?:rules|instructions)|admin mode|developer mode)\b/i;

/** Whether a sentence asks for what has no place in a prayer chat. */
/** A sigh in the form of a question. */
const SIGH =
  /^how (?:do|can|does) (?:you|one|anyone|a man|a mother) (?:even |ever )?(?:lose|forgive|pray|love|stop|tell|live|go|explain|say|not|do that|keep|get over)\b/i;

export const isErrand = (sentence: string): boolean =>
  ERRAND.test(sentence) &&
  !SIGH.test(sentence) &&
  (CODE.test(sentence) || !OURS.test(sentence.replace(/\b(?:me|i) (?:a|an|the|paste)\b/gi, '')));

/** Whether a sentence tries to make the guide something else. */
export const isTurning = (sentence: string): boolean => TURNED.test(sentence);
