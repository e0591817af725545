import type { CrisisRule } from '../crisis-rule.ts';

const PEOPLE =
  '(?:everyone|everybody|they|people|the world|world|(?:my|our) (?:\\w+ )?(?:family|kids?|children|wife|husband|parents|friends|mom|mother|dad|sons?|daughters?|boys|girls|team|partners?|employees|sister|brother|church)|you all|you|everyone else|all of (?:you|them|us)|others|she|he|nobody|no one|anyone)';
const GONE =
  "(?:(?:i(?:'m| am| was| were|'d been|f i was|f i were)?|me) (?:\\w+ )?(?:gone|not (?:here|around|alive|in it|there)|out of the (?:way|picture)|dead|no longer (?:here|around)|disappeared?|vanish(?:ed)?|weren't (?:here|around)|wasn't (?:here|around|in it)|didn't (?:exist|wake up|come home|make it)|left this (?:world|earth|life)|never existed|stopped existing))";

/** Being a burden, missed by nobody, not meant to be here. */
export const burdenRules: CrisisRule[] = [
  {
    pattern: new RegExp(
      `\\b${PEOPLE}(?:'d| would| will|'ll| might| could| are|'re)?(?: \\w+){0,4} (?:better|happier|easier|fine|freer|relieved|okay|ok|lighter|at peace|richer)(?: off)? (?:\\w+ )?(?:without me|if ${GONE}|once ${GONE}|when ${GONE}|with me (?:gone|dead|out))\\b`,
    ),
  },
  {
    pattern: new RegExp(
      `\\b(?:without me|if ${GONE}|once ${GONE}|when ${GONE}|with me gone)(?: \\w+){0,2},? (?:\\w+ ){0,6}(?:better|happier|easier|relieved|notice|miss|care|move on|free|fine|okay|ok)\\b`,
    ),
    unless:
      /\b(?:vacation|business|shop|staff|company|retire\w*|trip|office) (?:\w+ ){0,6}(?:run|fine|okay|ok|manage)/,
  },
  {
    pattern: new RegExp(
      `\\b(?:nobody|no one|not a soul|no-one|noone|anyone|anybody|who)(?:'d| would| will|'s going to|'ll)(?: \\w+){0,2} (?:notice|miss me|care|cry|mourn|come to my funeral|even know|find me)\\b`,
    ),
    unless:
      /\b(?:care|notice|cry)\b (?:about|for|if) (?:my|the|our|his|her|what|how) (?!death|funeral)/,
  },
  {
    pattern:
      /\b(?:i'm|i am|im|i feel(?: like)?|feel(?:ing)?(?: like)?|being|become|became|i've become|i have become|just|only|nothing but|such)(?: \w+){0,3} (?:a |an )?(?:\w+ )?(?:burden|dead weight|waste of (?:space|air|oxygen)|millstone|weight around)\b(?=$|.*\b(?:everyone|family|them|her|him|kids|people|everybody|others|wife|husband|around me|all|parents|friends|they|you|god|me)\b)/,
    unless:
      /\b(?:burden(?:ed)? (?:for|to pray|with|of (?:debt|prayer))|god (?:gave|put|placed) (?:\w+ )?burden|burden on my heart|burden (?:carrier|bearer)|not (?:\w+ )?(?:a )?burden|afraid to be|don't want to (?:be|become) a burden|help carry|carry (?:a|this|the) burden)\b/,
  },
  {
    pattern:
      /\b(?:do|doing|give|giving) (?:everyone|them|the world|my family|you all|people) a favou?r (?:by|and|if i)\b|\b(?:a )?favou?r (?:to|for) (?:everyone|the world|my family|them)\b/,
  },
  {
    pattern:
      /\b(?:don't|dont|do not|never|no longer|not)(?: \w+){0,2} (?:belong|fit|meant|supposed|made) (?:to be )?(?:here|in this (?:world|life)|on (?:this )?earth|alive|for this (?:world|life)|among the living)(?: any ?more)?\b|\b(?:shouldn't|should not|should never|wasn't supposed to|never supposed to|wasn't meant to|should have never|shouldn't have)(?: \w+){0,2} (?:be alive|been born|exist|be here any ?more|have (?:been born|survived|lived|made it)|been alive|survived|woken up)\b|\b(?:mistake|regret) (?:that )?(?:i was|being|was) (?:ever )?born\b|\bshould have been me\b(?=.*\b(?:die|died|dead|instead|grave|not (?:him|her))\b)/,
    unless: /\b(?:in this (?:job|company|town|church|team|group)|country|at (?:work|school))\b/,
  },
  {
    pattern:
      /\b(?:one (?:less|fewer) (?:person|mouth|problem|burden)|(?:world|everything|life|house|home|place)(?: \w+){0,4} (?:keep(?:s)? turning|go(?:es)? on|be (?:quieter|better|lighter|just fine|the same)|wouldn't (?:notice|change)|look like|be like)(?: \w+){0,2} (?:without me|if i'm gone|when i'm gone|with me gone|after me|if i (?:left|wasn't|weren't|disappeared))|without me in it|insurance (?:money |policy |payout )?(?:would|will|could|pays?|is worth)(?: \w+){0,8} (?:than i|than me|if i|more than|when i|without me|my (?:kids|family|wife)|them|gone))\b/,
    unless:
      /\b(?:premium|insurance (?:will|would) (?:not )?(?:cover|pay for) (?:the|my|our|his|her) (?:surgery|treatment|roof|repairs?|damage|car|hospital|medication|bills))\b/,
  },
  {
    pattern: new RegExp(
      `\\b${PEOPLE}(?:'d| would| will|'ll| could| can)?(?: \\w+){0,3} (?:get over|forget|move on|recover|cope|manage|heal|breathe|sleep better|start over|be free|be fine|be okay|get by)(?: \\w+){0,6} (?:without me\\b|(?:if|once|when|after) ${GONE})`,
    ),
    unless:
      /\b(?:vacation|business|shop|staff|company|retire\w*|trip|office|maternity|sabbatical)\b/,
  },
  {
    pattern:
      /\b(?:come|came|cry|show up|think|imagin\w+|plan\w*|pictur\w+|who|anyone|sad|say|songs?|music)(?: \w+){0,5} (?:to|at|about|for) my (?:own )?funeral\b|\bwaste of (?:space|air|oxygen|skin|a (?:life|person))\b/,
    unless:
      /\b(?:funeral (?:home|insurance|director|policy)|he's a|she's a|they're a|meeting|was a total)\b/,
  },
  {
    pattern:
      /\b(?:deserve|need)s? (?:a )?(?:\w+ )?better (?:than me|(?:mom|mother|dad|father|wife|husband|parent) than me)\b(?=.*\b(?:gone|not (?:here|around)|without|leave them|weren't|wasn't|free|end|peace)\b)|\bi(?:'m| am) (?:just )?(?:in (?:everyone's|everybody's) way|taking up (?:space|air)|poison to (?:everyone|them|my))\b/,
  },

  {
    pattern:
      /\b(?:never|not|n't)(?: \w+){0,3} (?:to |have |)(?:be|been) (?:born|alive)\b|\bi(?:'m| am| was) (?:just )?(?:a|god's) mistake\b/,
    unless:
      /\b(?:clerical|at work|in the (?:books|records|company)|a mistake (?:to|for|in|at|by|that))\b/,
  },
  {
    pattern:
      /\bi(?:'m| am)(?: just| finally)? (?:checking out|bowing out|signing off|logging off|leaving this (?:world|life|earth|place))\b/,
    unless:
      /\b(?:hotel|library|customers?|cart|store|groceries|airbnb|motel|work|shift|facebook|social|zoom|tonight's call|for the (?:day|night))\b/,
  },
  {
    pattern:
      /\b(?:nobody|no one|no-one|not one person|they (?:don't|do not|no longer)|kids (?:don't|no longer)|family (?:doesn't|does not)) (?:needs?|wants?|loves?|misses) me\b(?=.*\b(?:gone|leave|end|alive|live|living|here any ?more|anyway|disappear|sleep|point|done|over|goodbye)\b)/,
    unless: /\b(?:job|office|work|company|retire\w*|team|date)\b/,
  },
];
