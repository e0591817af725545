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
      /\b(?:su[iu]?c+id+\w*|suicid\w*|sui ?cide|sewer ?slide|sooicide|unalive(?:d|ing)?|kms|ctb|catch the bus)\b/,
    unless:
      /\b(?:not|never|isn't|wasn't|am not|aren't) (?:\w+ )?suicidal\b|\b(?:committed|died (?:by|from|of)|lost (?:\w+ ){0,4}to|death by|after (?:\w+ ){0,3}'?s?|anniversary of|survivors? of|completed|attempted (?:\w+ )?(?:years|months|a year|a decade|long)|(?:his|her|my \w+'s|their|'s|whose) )(?:\w+ ){0,2}suicide\b|\bsuicide of\b/,
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
      /\b(?:want|wanna|wanting|wanted|need|ready|plan(?:ning)?|going|prefer|rather|wish|long|decided|try(?:ing)?|hope|hoping|praying?|prays?|beg(?:ging)?|ask(?:ing)?)(?: god| the lord)?(?: to(?: just)?| i(?: could| would)?(?: just)?| for)? (?:\w+ )?(?:die|dye|dead|be dead|b dead|death)\b/,
    unless:
      /\b(?:don't|dont|do not|didn't|never|not|doesn't|does not) (?:\w+ )?(?:want|wanna|wanting|ready|plan|going|wish|need|hope|hoping)(?: (?:to|him|her|them|my \w+))* (?:\w+ )?(?:die|dead|be dead|death)\b|\bbefore (?:i|he|she|they) die\b|\b(?:death|dead) (?:certificate|penalty|row|benefit|tax|in the family|of)\b/,
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
      /\b(?:died|lost (?:\w+ ){0,4}|passed|killed|buried|recover\w*|survived|saved) (?:\w+ ){0,4}(?:to|of|from|by|after)? ?(?:an? |his |her )?(?:\w+ )?overdos/,
  },
  {
    pattern:
      /\b(?:tak(?:e|en|ing)|took|swallow(?:ed|ing)?|down(?:ed|ing)?) (?:all|every(?:thing)?|a (?:bunch|bottle|handful|whole bottle)|the (?:whole|rest|entire|bottle)|too many|enough|a lot)(?: (?:of|the|these|those|my|whole|bottle|rest))* (?:\w+ )?(?:pills?|tablets?|meds|medication|medicine|sleeping pills|bottle)\b/,
  },
  {
    pattern:
      /\b(?:slit|cut|slic(?:e|ing)|cutting|slitting|open)(?: up)? (?:my|both) (?:wrists?|arms?|veins?|throat|thighs?|legs?|skin)\b|\b(?:started|start|keep|been|back to|stop|quit|can't stop|urge to|want to|relapsed? (?:into|with|on)) (?:cutting|self[- ]?harm\w*)\b(?! (?:costs?|back|hours|grass|hair|wood|corners|prices|expenses|carbs|jobs|staff|out|down|ties))|\bself[- ]?harm(?:s|ed|ing)?\b/,
  },
  {
    pattern:
      /\b(?:jump(?:ing)?|throw(?:ing)? myself|step(?:ping)?|walk(?:ing)?|leap(?:ing)?|drive|driving|swerv(?:e|ing)|crash(?:ing)?)(?: (?:my car|the car|myself))? (?:off|from|in ?front of|into|onto|over) (?:of )?(?:the|a|an|that|this|my|oncoming|some) ?(?:\w+ )?(?:bridge|roof|building|cliff|balcony|train|traffic|tracks|bus|truck|overpass|window|tree|wall|pole|ledge|lane|semi|highway)\b/,
  },
  {
    pattern:
      /\b(?:gun|pistol|revolver|barrel|knife|blade|razor|rope|noose|belt)(?: \w+){0,4} (?:to|in|against|at|around|on|under) my (?:own )?(?:head|mouth|temple|chin|throat|neck|wrists?|arm|chest|hand)\b|\b(?:noose|tied a rope|loaded (?:the|my) gun|loaded gun)\b/,
  },
  {
    pattern:
      /\b(?:do ?n[o']?t|don't|dont|do not|didn't|no longer|never|not|doesn't) (?:\w+ )?(?:want|wanna|wish|care) (?:to )?(?:\w+ )?(?:live|be alive|exist|keep living|go on living|be living|stay alive|be on this earth|be in this world)\b(?! (?:in|like this|with (?:my|him|her|them)|together|for (?:myself|the world)|this way|a lie|there|near|under|at|apart|as)\b(?!.*anymore))/,
  },
  {
    pattern: new RegExp(
      `\\b${RELATIVE}(?:'s|'re|s)? (?:\\w+ ){0,6}(?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|end(?:ing)?) ${OTHER}\\b`,
    ),
    unless: /\b(?:hanged|killed|shot) (?:him|her)self\b/,
  },
  {
    pattern: new RegExp(
      `\\b${RELATIVE}(?:'s|'re)? (?:\\w+ ){0,5}(?:want(?:s|ing)?|wanna|threaten(?:s|ed|ing)?|talk(?:s|ed|ing)? (?:about|of)|going|try(?:ing)?|tried|planning|wishes|says?|said)(?: \\w+){0,3} (?:to die|end (?:his|her|their|it all)(?: own)? ?(?:life)?|dying|take (?:his|her|their) (?:own )?life|(?:he|she|they) (?:was|were) dead|be dead)\\b`,
    ),
    unless: /\bdying (?:wish|words)\b|\btalk\w* (?:about|of) dying (?:with dignity|peacefully)/,
  },
  {
    pattern:
      /\b(?:plan|method|means|date|note|way)(?: \w+){0,3} to (?:kill|end|hang|shoot|do it tonight)\b/,
  },
];

const ATTACKER =
  '(?:my |her |his |their |the |our )?(?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|father|dad|stepdad|stepfather|step-?dad|mother|mom|stepmom|stepmother|uncle|brother|sister|son|boss|ex|ex-husband|ex-wife|ex-boyfriend|fianc[e]+|man|men|guy|coach|pastor|teacher|cousin|roommate|he|she|they|someone|somebody|landlord|neighbou?r|stalker|trafficker|pimp|babysitter|grandfather)';
const VICTIM =
  '(?:me|us|my (?:\\w+ )?(?:kids?|child|children|son|daughter|baby|mom|mother|sister|brother|friend|wife|neighbou?r|grandkids|grandson|granddaughter|little (?:one|brother|sister))|her|him|the (?:kids?|children|baby|girl|boy))';
const VIOLENCE =
  '(?:hits?|beats?(?: up)?|punche?s|slaps?|chokes?|strangles?|kicks?|burns?|rapes?|molest(?:s|ing)|abuses?|touch(?:es|ing)(?= me)|hurts?|threatens?|hitting|beating|punching|slapping|choking|choked|strangling|kicking|raping|raped|abusing|hurting|threatening|threatened|stalk(?:s|ing)|follow(?:s|ing)(?= me home)|lock(?:s|ed|ing)|drugg?(?:s|ed|ing)|forces?|forcing|throws?(?= me)|shov(?:es|ing|ed)|pushe[sd]|grab(?:s|bed)|hit|beat)';

/** Danger from or to others: violence or abuse now, plans to harm someone. */
export const dangerRules: CrisisRule[] = [
  {
    pattern: new RegExp(
      `\\b${ATTACKER}(?:'s|'re)? (?:(?:just|keeps?|always|still|often|is|are|was|has|been|started|starts|again|gets drunk and|drinks and|drunk and|drinks|comes home|and|will|sometimes|every night|tries to|even|then|nearly|almost|regularly|physically|sexually|violently) ){0,6}${VIOLENCE} (?:on )?${VICTIM}\\b(?! (?:in (?:chess|golf|the game|tennis|basketball|ping)|to the|deeply|feelings|so much with|with (?:words|his words|a smile|joy|kindness)|at (?:chess|golf|cards|the|my)))`,
    ),
    unless:
      /\b(?:hit|beat|beats|hits|kick\w*|push\w*|shov\w*) (?:me|us) (?:with (?:a )?(?:bill|fee|lawsuit|question|news|price|charge)|up for|hard (?:that|how)|like a ton|to (?:do|be|try|grow|become|pray)|toward|out of my comfort|back on)|\b(?:forces?|threat\w+|push\w*|forcing|pushed) (?:me|us|him|her) (?:to (?:sell|work|close|move|pay|quit|sign|resign|choose)|with (?:\w+ )?(?:lawsuit|foreclos|eviction|legal|court)|out)|\block\w* (?:me|us) (?:out of (?:my|the|our) (?:account|computer|portal|shop)|in a contract)|\bhurts? me (?:that|when|to|how|so|deeply)\b|\bdon't|\bdoesn't hit/,
  },
  {
    pattern:
      /\b(?:being|getting|been) (?:\w+ )?(?:abused|beaten(?: up)?|raped|molested|assaulted|stalked|trafficked|held (?:captive|hostage|against my will)|hit by (?:my|her|his)|threatened with a (?:gun|knife)|tortured|strangled|choked|drugged)\b/,
    unless:
      /\b(?:survivor|healed|healing|years ago|as a (?:child|kid)|when i was|past|after|used to|history of|had)\b/,
  },
  {
    pattern:
      /\b(?:afraid|scared|terrified|fear(?:ful)?|in fear)(?: \w+){0,3} (?:for (?:my|our) (?:life|lives|safety)|(?:he|she|they)(?:'s| is|'ll| will|'s going to| might| may| could| is going to|'d| would)(?: \w+){0,3} (?:kill|hurt|come back and|find|shoot|hit|rape|beat) (?:me|us|my \w+)|to go home|to be home|of being hit|to leave (?:him|her))\b/,
    unless: /\b(?:afraid|scared) to go home (?:empty|and tell|with|without|because i lost|jobless)/,
  },
  {
    pattern:
      /\b(?:he|she|they|husband|wife|ex|boyfriend|father|dad|man|someone|brother|son|neighbou?r|partner)(?: \w+){0,6} (?:(?:will|is going to|'ll|gonna|wants to|tried to|trying to|threatened to|threatens to|says he'll|said he'd|said he would|swore to|promised to|going to|would|plans to) (?:\w+ )?(?:kill|shoot|stab|burn|hurt|murder|strangle|bury) (?:me|us|my|her|him|the kids|them|everyone|someone|his|their))\b/,
  },
  {
    pattern:
      /\b(?:has|got|have|bought|holding|waving|pointed|pulled|with|carrying|brought|pointing|grabbed)(?: (?:a|his|the|her|out))? (?:\w+ )?(?:gun|knife|weapon|pistol|rifle|machete|bat)\b(?=.*\b(?:kill|hurt|shoot|threat\w*|scared|afraid|me|us|school|tonight|someone|him|her|them)\b)/,
    unless:
      /\b(?:hunting|collect|shop|store|dealer|business|kitchen|police officer|robbed (?:last|years)|cook\w*|carv\w*|range|baseball)\b/,
  },
  {
    pattern:
      /\b(?:i (?:want|wanna|need|am going|might|could|feel like|have an urge|will|plan|fantasize)|i'm (?:going|about|gonna|afraid i'll|afraid i will|planning)|i'll|im (?:going|gonna)|urges?|thoughts?|thinking|afraid i(?:'m going| will|'ll)|going|scared i(?:'ll| will|'m going)|tempted|ready)(?: \w+){0,3} (?:kill(?:ing)?|murder(?:ing)?|shoot(?:ing)?|stab(?:bing)?|strangl(?:e|ing)|hurt(?:ing)?|poison(?:ing)?|harm(?:ing)?|chok(?:e|ing)|shak(?:e|ing)|smother(?:ing)?) (?:him|her|them|someone|somebody|people|my (?:\w+ )?(?:wife|husband|ex|boss|baby|kids?|child|children|son|daughter|mother|father|mom|dad|brother|sister|neighbou?r|boyfriend|girlfriend|co-?workers?|partner|family|stepdad|stepfather|landlord|newborn)|the (?:baby|kids|man|person|guy)|everyone|others|that (?:man|guy|woman)|those)\b/,
    unless:
      /\b(?:don't|dont|never|not|didn't|without|won't|afraid of|hate) (?:\w+ ){0,3}(?:hurt|harm)(?:ing)?\b|\bhurt(?:ing)? (?:\w+ )?(?:feelings|emotionally)|\bhurting (?:him|her|them|people|others) (?:with|by) (?:my )?(?:words|leaving|telling|saying|firing)/,
  },
  {
    pattern:
      /\b(?:won't|will not|doesn't|not|never|refuses to) (?:let|allow|letting) (?:me|us) (?:leave|go|out of the (?:house|room)|call|have my (?:passport|phone)|see anyone)\b(?!.*\b(?:fear|guilt|god|past|contract|go of)\b)|\b(?:took|takes|taken|hid|has) (?:my|our) (?:passports?|papers)(?: \w+)* (?:and|so)\b|\bhiding (?:from (?:him|her|my)|in the (?:bathroom|closet|car|basement))\b|\bbruises?\b(?=.*\b(?:from him|he|husband|boyfriend|again|cover|hide|daddy|dad|stepdad)\b)/,
    unless: /\b(?:fell|soccer|football|bike|tree)\b/,
  },
  {
    pattern:
      /\b(?:touche?s|touching|comes? into|sneaks? into|makes? me (?:touch|sleep|undress)|sleeps? with) (?:me|my (?:room|bed|daughter|son)|him)(?: \w+){0,6}\b(?:where|at night|when (?:mom|mum|my (?:mom|wife))|down there|private|not supposed to|secret)\b/,
  },
  { pattern: /\b(?:shoot up|blow up|burn down|bring a gun to|shoot everyone at)\b/ },
];
