import type { CrisisRule } from './crisis-rule.ts';

const SELF = '(?:myself|my ?self|me self|mysel|meself)';
const OTHER = '(?:himself|herself|themsel(?:f|ves)|him ?self|her ?self)';
const RELATIVE =
  '(?:he|she|they|(?:my|our|his|her|a|this|the|another) (?:\\w+ ){0,2}(?:son|daughter|child|kid|boy|girl|brother|sister|husband|wife|friend|mom|mother|dad|father|cousin|nephew|niece|roommate|boyfriend|girlfriend|fianc[e]+|coworker|co-worker|employee|partner|neighbou?r|teen(?:ager)?|student|grandson|granddaughter|uncle|aunt|buddy|customer|client|pastor|guy|man|woman|member|colleague|boss))';

/** Said outright: dying by one's own hand, or harming oneself. */
export const selfHarmRules: CrisisRule[] = [
  {
    pattern: new RegExp(
      `\\b(?:kil+|kill+ing|killin|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut+(?:ing)?|burn(?:ing)?|starv(?:e|ing)|poison(?:ing)?|stab(?:bing)?|injur(?:e|ing)|punish(?:ing)?|off(?:ing)?|unaliv(?:e|ing)|destroy(?:ing)?|end(?:ing)?|delet(?:e|ing)|murder) ${SELF}\\b`,
    ),
  },
  {
    pattern:
      /\b(?:s[uo]+[iey]*[- ]?c+[iy]+d+\w*|sewer ?slide|sooicide|unalive(?:d|ing)?|kms|ctb|catch the bus)\b/,
    unless:
      /\b(?:not|never|isn't|wasn't|am not|aren't) (?:\w+ )?suicidal\b|\b(?:committed|died (?:by|from|of)|lost (?:\w+ ){0,4}to|death by|after (?:\w+ ){0,3}'?s?|anniversary of|survivors? of|famil(?:y|ies) of|victims? of|completed|his|her|my \w+'s|their|\w+'s|whose)\s+(?:\w+ ){0,2}suicide\b(?! (?:attempt|note|plan|threat))|\bsuicide of\b/,
  },
  {
    pattern:
      /\b(?:tak(?:e|ing)|end(?:ing)?|finish(?:ing)?|los(?:e|ing) interest in|quit(?:ting)?|terminat(?:e|ing)) (?:my (?:own )?|this )(?:life|lives|existence)\b/,
  },
  {
    pattern:
      /\b(?:end(?:ing)? it(?: all)?(?= (?:all|tonight|today|now|soon|for good|once)|$)|end it all|end things (?:tonight|today|for good|once)|end my (?:pain|suffering|misery)|put an end to (?:my life|it all|everything|myself))\b/,
  },
  {
    pattern:
      /\b(?:want|wanna|wanting|wanted|need|ready|plan(?:ning)?|going|prefer|rather|wish|long|decided|try(?:ing)?|hope|hoping|pray(?:ing|ed|s)?|beg(?:ging|ged)?|ask(?:ing|ed)?|long(?:ing|ed)?|wish(?:ing|ed)?|crying|desire)(?: god| the lord)?(?: to(?: just)?| i(?: could| would)?(?: just)?| for)? (?:\w+ )?(?:die|dye|dead|be dead|b dead|death)\b/,
    unless:
      /\b(?:don't|dont|do not|didn't|never|not|doesn't|does not) (?:\w+ )?(?:want|wanna|wanting|ready|plan|going|wish|need|hope|hoping)(?: (?:to|him|her|them|my \w+))* (?:\w+ )?(?:die|dead|be dead|death)\b|\bbefore (?:i|he|she|they) die\b|\b(?:death|dead) (?:certificate|penalty|row|benefit|tax|in the family|of)\b|\bdie (?:well|with (?:faith|dignity|hope|grace)|in peace|peacefully|at home|old|of old age|before|trying|happy|laughing|of (?:laughter|embarrassment|shame)|for (?:you|christ|jesus|my|the))\b/,
  },
  {
    pattern:
      /\b(?:wish|wishing|wished) (?:that )?(?:i|god|the lord|he|someone|it|something|a car) (?:\w+ )?(?:(?:was|were|am|weren't|wasn't|had|hadn't|would|could|be|could just|would just)(?: just| never)? )?(?:never )?(?:dead|die|kill me|been born|never born|born|not (?:alive|here)|alive|not exist|take me|end me)\b/,
  },
  {
    pattern:
      /\b(?:i|i'm|i'd|im|id|we'd|be|am|everyone|world|family|kids|they)(?: \w+){0,3} better off (?:dead|if i (?:was|were) dead)\b|\bmore (?:useful|valuable|worth) (?:to \w+ )?dead(?: than alive)?\b|\bworth more dead\b/,
  },
  {
    pattern: /\b(?:overdos(?:e|ed|ing)|od(?:'d|ing| on))\b/,
    unless:
      /\b(?:died|lost (?:\w+ ){0,4}|passed|killed|buried|recover\w*|survived|saved) (?:\w+ ){0,4}(?:to|of|from|by|after)? ?(?:an? |his |her )?(?:\w+ )?overdos|\b(?:died|dead|passed|funeral|buried)\b/,
  },
  {
    pattern:
      /\b(?:tak(?:e|en|ing)|took|swallow(?:ed|ing)?|down(?:ed|ing)?) (?:[1-9]\d+|(?:ten|fifteen|twenty|thirty|forty|fifty|sixty)|all|every(?:thing)?|a (?:bunch|bottle|handful|whole bottle)|the (?:whole|rest|entire|bottle)|too many|enough|a lot)(?: (?:of|the|these|those|my|whole|bottle|rest))* (?:\w+ )?(?:pills?|tablets?|meds|medication|medicine|sleeping pills|bottle)\b/,
  },
  {
    pattern:
      /\b(?:slit|cut|slic(?:e|ed|ing)|cutting|slitting|open(?:ed)?|carv(?:e|ed|ing)|scratch(?:ed|ing)?)(?: up| open)? (?:my|both) (?:wrists?|arms?|veins?|throat|thighs?|legs?|skin)\b|\b(?:started|start|keep|been|back to|stop|quit|can't stop|urge to|want to|relapsed? (?:into|with|on)) (?:cutting|self[- ]?harm\w*)\b(?! (?:costs?|back|hours|grass|hair|wood|corners|prices|expenses|carbs|jobs|staff|out|down|ties))|\bself[- ]?harm(?:s|ed|ing)?\b/,
    unless:
      /\b(?:people|teens|youth|girls|boys|kids|those|others|women|men|students|clients|patients|survivors) (?:who|that|with)\b/,
  },
  {
    pattern:
      /\b(?:jump(?:ing|ed)?|throw(?:ing)? myself|step(?:ping)?|walk(?:ing)?|leap(?:ing)?|drive|driving|swerv(?:e|ing)|crash(?:ing)?|lie down)(?: (?:my car|the car|my truck|myself|it))? (?:off|from|in ?front of|into|onto|on) (?:of )?(?:the|a|an|that|this|my|oncoming|some) ?(?:\w+ )?(?:bridge|roof|building|cliff|balcony|train|traffic|tracks|bus|truck|overpass|window|tree|wall|pole|ledge|lane|semi|highway)\b/,
    unless: /\b(?:of|in|by) faith\b|\binto (?:the )?(?:unknown|business)\b/,
  },
  {
    pattern:
      /\b(?:gun|pistol|revolver|barrel|knife|blade|razor|rope|noose|belt)(?: \w+){0,4} (?:to|in|against|at|around|on|under) my (?:own )?(?:head|mouth|temple|chin|throat|neck|wrists?|arm|chest|hand)\b|\b(?:noose|tied a rope|loaded (?:the|my) gun|loaded gun)\b/,
  },
  {
    pattern:
      /\b(?:do ?n[o']?t|don't|dont|do not|didn't|no longer|never|not|doesn't) (?:\w+ )?(?:want|wanna|wish|care) (?:to )?(?:\w+ )?(?:live(?! in (?!this (?:world|life|body|pain|hell|darkness)\b))|be alive|exist|keep living|go on living|be living|stay alive|be on this earth|be in this world)\b(?! (?:in|like this|with (?:my|him|her|them)|together|for (?:myself|the world)|this way|a lie|there|near|under|at|apart|as)\b(?!.*anymore))/,
  },
  {
    pattern: new RegExp(
      `\\b${RELATIVE}(?:'s|'re|s)? (?:\\w+ ){0,6}(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|end(?:ing)?) ${OTHER}\\b`,
    ),
    unless: /\b(?:hanged|killed|shot) (?:him|her)self\b/,
  },
  {
    pattern: new RegExp(
      `\\b${RELATIVE}(?:'s|'re)? (?:\\w+ ){0,5}(?:want(?:s|ing)?|wanna|threaten(?:s|ed|ing)?|talk(?:s|ed|ing)? (?:about|of)|going|try(?:ing)?|tried|planning|wishes|says?|said)(?: \\w+){0,3} (?:to die|end (?:(?:his|her|their) (?:own )?(?:life|lives)|it all)|dying|take (?:his|her|their) (?:own )?life|(?:he|she|they) (?:was|were) dead|be dead)\\b`,
    ),
    unless: /\bdying (?:wish|words)\b|\btalk\w* (?:about|of) dying (?:with dignity|peacefully)/,
  },
  {
    pattern:
      /\b(?:let|make|help|please) me (?:\w+ )?die\b|\b(?:god|lord|someone|somebody|please|just)(?: \w+){0,2} (?:kill|end|shoot) me\b|\b(?:hope|wish|pray)(?: that| god| to god)? i (?:\w+ )?(?:die|drop dead|get (?:hit|killed|cancer))\b|\b(?:gun|pistol|rope|pills|knife|it|them|blade)\b.{0,30} (?:use|using|used) (?:it|them|that|this) on myself\b|\buse (?:it|them) on (?:me|myself)\b|\b(?:can't|cant|why (?:can't|don't|didn't|won't)|couldn't|should) i (?:just |have |already )*(?:die|died|be dead|drop dead)\b|\bi (?:should|ought to|deserve to|need to|might as well|have to)(?: just| be)? (?:die|dead)\b/,
    unless: /\bdie (?:to|for|trying|well|in peace|at home|before|someday|one day|eventually)\b/,
  },
  {
    pattern:
      /\b(?:blow(?:ing)? my brains? out|bullet (?:in|through) my (?:head|brain|skull|heart)|do(?:ing)? away with myself|bleed(?:ing)? out|drink(?:ing)? myself to death|car running in the garage|attempt(?:ed)? on my (?:own )?life|my (?:first|second|third|last|recent) attempt|tried to end (?:it|things))\b|\b(?:swallow(?:ed)?|drank|drink|drinking) (?:bleach|antifreeze|poison|drain cleaner)\b/,
  },
  {
    pattern:
      /\b(?:plan(?:ning|ned|s)?|imagin\w+|pictur\w+|figur\w+ out|know|research\w*|look(?:ing|ed)? up|think(?:ing)? (?:about|of)|decid\w+)(?: \w+){0,3} (?:how|ways|when|where|what way)(?: \w+){0,3} (?:i(?:'d| would|'ll| will| could| should| am going to)|to) (?:do it|end (?:it|my|things|everything)|die|kill|go through with it|end up dead)\b/,
    unless: /\b(?:business|project|event|pay|launch|contract|lease)\b/,
  },
  {
    pattern:
      /\b(?:plan|method|means|date|note|way)(?: \w+){0,3} to (?:kill|end|hang|shoot|do it tonight)\b/,
  },
  {
    pattern:
      /\b(?:standing|sitting|lying|laying|kneeling|waiting) on (?:the |some )?(?:\w+ )?(?:train tracks|railroad tracks|tracks|ledge|railing|roof edge)\b|\b(?:loaded|cleaned|got out|took out|holding|hold) (?:my|the|a|his|dad's|my \w+'s) (?:\w+ )?(?:pistol|gun|rifle|revolver|shotgun|handgun)\b/,
    unless:
      /\b(?:hunt\w*|range|police|sheriff|safe|work|crew|inspector|railroad|robber|burglar|deer|store|shop|museum|right tracks?|bible|officer)\b/,
  },
];
