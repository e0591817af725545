import { need, notBeside, type Need } from './need.ts';

/** A child that writes. */
export const CHILD_WRITES =
  /\b(?:i'?m|i am|im) (?:[7-9]|1[0-7]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:weeks|days|months|years (?:sober|clean|in|on|into|married)|pounds|minutes|hours))/i;
const KIN_MARRIES =
  /\b(?:my|our|his|her) (?:\w+ )?(?:son|daughter|eldest|oldest|youngest|sister|brother|niece|nephew|friend|grand\w+|cousin|mother|mom|dad|father|girl|boy|baby)\b[^.!?]{0,60}\b(?:gets?|is getting|getting|marr\w+|wed\w*|engaged)\b/i;
const KIN_PREACHES =
  /\bmy (?:dad|father|husband|wife|mother|mom|brother|son|uncle|sister)\b[^.!?]{0,24}\b(?:rev\b|reverend|pastor\w*|preach\w*|minister)/i;

/** Who somebody is in what is told: the one whom it befalls, or one who looks on. */
export const roles: readonly Need[] = [
  need(
    /one day we are old and slow|in forty years|years as well as of the day|Be the first guest and the last to leave/,
    /\b(?:getting married|we (?:are )?(?:marry|get married)|i(?:'m| am)? (?:am )?marry\w*|marrying|my (?:own )?wedding|our wedding|wedding|fianc\w*|when we'?re old)\b/i,
    KIN_MARRIES,
  ),
  notBeside(
    /wish these two|the two of them a promise|Bless these two/,
    /^(?:getting married|i(?:'m| am) getting married|we (?:are )?get)/i,
  ),
  need(/years as well as of the day/, /\b(?:old|years|lasts?|grow|forever|marriage)\b/i),
  need(
    /that one row of chairs|at that table, in one small gesture|what it will cost you to sit there/,
    /\b(?:ex\b|ex-|divorc\w*|new wife|new husband|step\w*|his father|her father)\b/i,
  ),
  need(
    /missing in the first row|did not stop with them/,
    /\b(?:late|died|passed|did not live|didn'?t live|will not be there|heaven|gone)\b/i,
    /\bnot coming\b|\bisn'?t coming\b/i,
  ),
  need(
    /dares it once more|Bless those who dare|braver promise/,
    /\b(?:second|again|divorc\w*|widow\w*|remarr\w*|blended|step\w*|both of us|once before)\b/i,
  ),
  notBeside(
    /families find at the long table/,
    /\b(?:not coming|won'?t come|isn'?t coming|refuses)\b/i,
  ),
  // A child's own prayer is in the first person.
  notBeside(
    /No child should|your child|out of the mouth of a child|A child has asked|Who at the school has promised|ask the school this week|what have they done\?/,
    CHILD_WRITES,
  ),
  need(
    /You are on my side|that they do this to you/,
    /\b(?:me|i|i'?m|us)\b/i,
    /\b(?:my|our) (?:son|daughter|girl|boy|kid|child|grand\w+|niece|nephew)\b/i,
  ),
  need(
    /for your child and for you who look on/,
    /\b(?:my|our) (?:\w+ )?(?:son|daughter|girl|boy|kids?|child\w*|grand\w+|niece|nephew|stepson|stepdaughter|oldest|youngest)\b/i,
  ),
  need(
    /No parent should stand at that grave|the two arms that are empty/,
    /\b(?:my|our) (?:\w+ )?(?:son|daughter|child|baby|boy|girl|little)\b/i,
  ),
  need(
    /This child was awaited|counts? in weeks/,
    /\b(?:baby|child|son|daughter|miscarr\w*|stillb\w*|weeks|little (?:one|boy|girl))\b/i,
  ),
  need(
    /other half of the bed|chair on the other side|the evenings are/,
    /\b(?:husband|wife|widow\w*|married|spouse|years together|side of the bed|two (?:cups|plates))\b/i,
  ),
  need(
    /was there before all others/,
    /\b(?:mom|mum|mother|mama|mam|dad|father|papa|parents?|grand\w+|nana|granny)\b/i,
  ),
  need(
    /who once was the strong one|Whoever was always the strong one|They carried us once|The roles turn around/,
    /\b(?:mom|mum|mother|mama|mam|dad|daddy|father|papa|parents?|grand\w+|nana|nanay|tatay|lola|lolo|granny|aunt\w*|uncle)\b/i,
  ),
  need(
    /who once was the strong one|grey hair|Carry this dear one now/,
    /\b(?:ill|sick|old|weak|frail|dementia|alzheimer\w*|forgets?|rest|surgery|cancer|stroke|fall|fell|care|carer\w*|bathe|walker|[789]\d)\b/i,
    /\b(?:driving|flies|flight|trailer|road trip|plane)\b/i,
  ),
  need(/A mother’s heart would rather|lies out of love/, /\b(?:mom|mum|mother|mama)\b/i),
  need(/One lives near and one lives far/, /\b(?:brothers?|sisters?|siblings?)\b/i),
  notBeside(
    /Ask one brother, sister or friend/,
    /\b(?:brothers?|sisters?|siblings?|only child)\b/i,
  ),
  need(
    /word traitor|not a betrayal|such a house have to have/,
    /\b(?:traitor|betray\w*|guilt\w*|promised|looking at|visited|care homes?|put (?:him|her|them) in|memory care|assisted living|facility)\b/i,
  ),
  notBeside(
    /one thing that stayed with you|What could your church take off|behind the pulpit\. That alone/,
    KIN_PREACHES,
  ),
  need(
    /not love me for my sermons|need not be the pastor|anyone’s shepherd|never counted heads|without being responsible for it|one who serves\?/,
    /\b(?:i(?:'m| am) (?:a|the|their) pastor|i pastor|i preach|i lead|my (?:sermons?|church|congregation|flock)|i'?ve been pastor|as a pastor|ministry|elder|deacon|worship)\b/i,
    KIN_PREACHES,
  ),
  need(
    /Some of it was our doing|You see your own part/,
    /\b(?:my fault|i (?:said|was|answered|sent|shouted|told|yelled|should)|we (?:said|were|should)|too strict|badly|hard words|regret)\b/i,
  ),
  need(
    /find ready at home afterwards/,
    /\b(?:my (?:\w+ ){0,2}(?:surgery|operation|knee|hip|replacement|bypass|shoulder|back)|i (?:have|go|am having|get)|i'?m (?:having|going|getting))\b/i,
    /\b(?:his|her) (?:\w+ )?(?:surgery|operation|knee|hip)\b/i,
  ),
  notBeside(
    /honor this neighbor with a prayer|nothing but their good/,
    /\bi(?:'m| am)(?: not (?:a )?christian[,.]? (?:i(?:'m| am) )?| an?)? ?(?:a )?(?:muslim|hindu|jew\w*|sikh|buddhist|catholic)\b|\bnot (?:a |really )?(?:christian|religious|a believer)\b/i,
  ),
  need(
    /You do not excuse what was done/,
    /\b(?:did (?:it|what|wrong)|guilty|robbed|wrong|pretend|not excuse|deserv\w*|hurt)\b/i,
  ),
  need(/You ask for fairness and not/, /\b(?:fair\w*|pretend|honest|justice)\b/i),
  need(
    /those to whom it was done/,
    /\b(?:famil(?:y|ies) of|victim\w*|robbed|killed|the (?:man|woman|clerk|people) (?:he|she|who))\b/i,
  ),
  need(
    /Take the shame from the children|love their father without/,
    /\b(?:kids|children|grand(?:kids|children|son|daughter)|sons?|daughters?|my dad)\b/i,
    /\bmy (?:boy|son)\b[^.!?]{0,30}\b(?:is (?:at|in)|comes? up)\b/i,
  ),
  need(
    /plain sentence for those who saw it/,
    /\b(?:crew|men\b|lads|team|employees|guys|saw|see me|co-?workers)\b/i,
  ),
  need(
    /loved in both houses|whom to love|Hold the children, if|children in both houses/,
    /\b(?:kids|children|boys|girls|son|daughter|them)\b/i,
  ),
  need(
    /comes up to my belt/,
    /\b(?:[2-9]|10|little|small|toddler|baby|boy|girl)\b/i,
    /\b(?:helper|apprentice|1[5-9]|[2-9]\d)\b/i,
  ),
];
