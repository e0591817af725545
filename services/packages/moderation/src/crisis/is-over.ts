const PAST =
  /\b(?:used to|years? ago|months ago|decades? ago|back (?:then|when|in)|once|at one (?:time|point)|when i was (?:a |an )?(?:\w+ )?(?:young\w*|child|kid|teen\w*|\d+|little|in (?:college|high school|my \w+|prison|school))|as a (?:child|kid|teen\w*|boy|girl)|in (?:the past|my past|my youth|my twenties|(?:19|20)\d\d)|long ago|before (?:i (?:met|knew|found|came|gave|was saved)|jesus|god|christ|he found|the lord)|last (?:decade)|growing up|my ex(?:-\w+)?(?: \w+)? used|until (?:god|jesus|he|the lord|i (?:met|found|gave))|the night (?:god|jesus))\b/;
const RESCUED =
  /\b(?:saved|rescued|delivered|healed|freed|set me free|kept|pulled|lifted|brought|restored|spared|redeemed) (?:me|him|her|us|my (?:\w+))\b|\bsurviv(?:ed|or)\b|\b(?:thank (?:god|you (?:god|lord|jesus|father))|thanks be to god|praise|praising|thankful|grateful|testimony|testify|glory)\b|\bno longer (?:want|feel|think|have|am|cut|hurt)\b|\bfree (?:of|from) (?:that|those|it|suicid\w+)\b|\bgod (?:stopped|met|found|turned|changed)\b|\bclean (?:for|since)\b|\bbehind me\b|\bdon't (?:feel|think) that way any ?more\b/;
const NOW =
  /\b(?:again|still|tonight|today|lately|right now|now|these days|this (?:week|morning|evening|month)|keep|coming back|came back|returned|every (?:day|night)|back to|relaps\w*|any ?more)\b/;
const DENIED =
  /\b(?:don't|do not|dont|not|never|no|wouldn't|would never|won't|isn't|am not|haven't|have no (?:thoughts|desire|intention|plan)|without) (?:\w+ ){0,4}(?:suicid\w*|self-?harm\w*|(?:kill|hurt|harm|hang|shoot|cut)(?:ing)? (?:myself|himself|herself|themselves|anyone|anybody|him|her|them)|end(?:ing)? my life|tak(?:e|ing) my (?:own )?life|(?:to )?die\b|dying)/;
const STILL_DARK =
  /\b(?:don't|do not|not|never|no) (?:\w+ ){0,3}(?:want to (?:live|wake|be here|exist)|see (?:a|any|the)|care)|\b(?:but|except)\b/;

/** A story that is told or taught; its deaths are not the writer's. */
const TOLD =
  /\b(?:sermon|teach(?:es|ing)?|preach\w*|bible (?:study|passage)|lesson|jonah|elijah|judas|king saul|samson|ahithophel|abraham|character|novel|movie|documentary|commandment|passage)\b/;
const OWN = /\bi(?:'m| am| just| really)? (?:want|wanna|feel|need|going|plan|wish)\b/;

/** True when a clause tells of a danger that is past, or denies it. "Again", "still" and the like make it present. */
export const isOver = (clause: string): boolean => {
  if (TOLD.test(clause) && !OWN.test(clause)) return true;
  if (DENIED.test(clause) && !STILL_DARK.test(clause)) return true;
  if (
    NOW.test(
      clause.replaceAll(
        /\b(?:no|don't|not) (?:\w+ ){0,5}any ?more\b|\bnow (?:i (?:am|have|live|run|lead|serve|help|praise|thank)|i'm (?:free|healed|alive|whole|sober|clean|thankful|grateful|leading|helping))\b/g,
        ' ',
      ),
    )
  )
    return false;
  return PAST.test(clause) || RESCUED.test(clause);
};
