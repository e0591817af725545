import type { CrisisRule } from './crisis-rule.ts';

const ATTACKER =
  '(?:my |her |his |their |the |our )?(?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|father|dad|stepdad|stepfather|step-?dad|mother|mom|stepmom|stepmother|uncle|brother|sister|son|boss|ex|ex-husband|ex-wife|ex-boyfriend|fianc[e]+|man|men|guy|coach|pastor|teacher|cousin|roommate|he|she|they|someone|somebody|landlord|neighbou?r|stalker|trafficker|pimp|babysitter|grandfather)';
const VICTIM =
  '(?:me|us|my (?:\\w+ )?(?:kids?|child|children|son|daughter|baby|mom|mother|sister|brother|friend|wife|neighbou?r|grandkids|grandson|granddaughter|little (?:one|brother|sister))|(?:his|her|their) (?:\\w+ )?(?:kids?|child|children|son|daughter|baby|wife|girlfriend|husband|mother|grandkids)|her|him|them|the (?:kids?|children|baby|girl|boy))';
const VIOLENCE =
  '(?:hits?|beats?(?: up)?|punche?s|slaps?|chokes?|strangles?|kicks?|burns?|rapes?|molest(?:s|ing)|abuses?|touch(?:es|ing)(?= me)|hurts?|threatens?|hitting|beating|punching|slapping|choking|choked|strangling|kicking|raping|raped|abusing|hurting|threatening|threatened|stalk(?:s|ing)|follow(?:s|ing)(?= me home)|lock(?:s|ed|ing)|drugg?(?:s|ed|ing)|forces?|forcing|throws?(?= me)|shov(?:es|ing|ed)|pushe[sd]|grab(?:s|bed)|hit|beat|punched|slapped|kicked|strangled|molested|threw|burned|assaulted|pinned|hit|attack(?:s|ed)|pull(?:s|ed) (?:a (?:gun|knife) on)|hurting|forced himself on|came at|comes at|lays? hands on|laid hands on|puts? (?:his|her) hands on)';

/** Danger from or to others: violence or abuse now, plans to harm someone. */
export const dangerRules: CrisisRule[] = [
  {
    pattern: new RegExp(
      `\\b${ATTACKER}(?:'s|'re)? (?:(?:just|keeps?|always|still|often|is|are|was|has|been|started|starts|again|gets drunk and|drinks and|drunk and|drinks|comes home|and|will|sometimes|every night|tries to|even|then|nearly|almost|regularly|physically|sexually|violently) ){0,6}${VIOLENCE} (?:on )?${VICTIM}\\b(?! (?:in (?:chess|golf|the game|tennis|basketball|ping)|to the|deeply|feelings|so much with|with (?:words|(?:his|her|their|what|some|those|harsh|mean) words|what|a smile|joy|kindness)|when (?:he|she|they) (?:said|left|forgot|lied|ignored)|by (?:leaving|lying|saying)|at (?:chess|golf|cards|the|my)))`,
    ),
    unless:
      /\b(?:hit|beat|beats|hits|kick\w*|push\w*|shov\w*) (?:me|us) (?:with (?:a )?(?:bill|fee|lawsuit|question|news|price|charge)|up for|hard (?:that|how)|like a ton|to (?:do|be|try|grow|become|pray)|toward|out of my comfort|back on)|\b(?:forces?|threat\w+|push\w*|forcing|pushed) (?:me|us|him|her) (?:to (?:sell|work|close|move|pay|quit|sign|resign|choose)|with (?:\w+ )?(?:lawsuit|foreclos|eviction|legal|court)|out)|\block\w* (?:me|us) (?:out of (?:my|the|our) (?:account|computer|portal|shop)|in a contract)|\bhurts? me (?:that|when|to|how|so|deeply)\b|\bdon't|\bdoesn't hit/,
  },
  {
    pattern:
      /\b(?:broke|breaks|fractured|cracked) my (?:arm|ribs?|nose|jaw|wrist|finger|leg|collarbone|tooth|teeth)\b(?=.*\b(?:he|she|husband|wife|boyfriend|girlfriend|father|dad|partner|again|him|her|ex)\b)|\b(?:hands?|arm) around my (?:neck|throat)\b|\b(?:gets?|becomes?|turn(?:s|ed)?|is|got) (?:\w+ )?violent (?:with|toward|towards|against|to|when|again)\b|\b(?:made|makes|forces?|forced) me (?:to )?have sex\b|\b(?:sexually (?:abus|assault|molest)\w+)\b|\bblack eye\b(?=.*\b(?:he|husband|boyfriend|again|him|partner)\b)|\b(?:not|isn't|don't feel|never feel) safe (?:at|in my) (?:home|house|own home)\b|\bfear(?:ing)? for (?:my|our) (?:life|lives|safety)\b/,
    unless:
      /\b(?:accident|football|soccer|skiing|fell|bike|years ago|as a (?:child|kid)|healed|survivors?|ministry|victims of)\b/,
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
      /\b(?:he|she|they|husband|wife|ex|boyfriend|father|dad|man|someone|brother|son|neighbou?r|partner)(?: \w+){0,6} (?:(?:threaten(?:s|ed|ing) to|will|is going to|'ll|gonna|wants to|tried to|trying to|threatened to|threatens to|says he'll|said he'd|said he would|swore to|promised to|going to|would|plans to) (?:\w+ )?(?:kill|shoot|stab|burn|hurt|murder|strangle|bury) (?:me|us|my|her|him|the kids|them|everyone|someone|his|their|all of us|himself and|herself and))\b/,
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
      /\b(?:won't|will not|doesn't|not|never|refuses to) (?:let|allow|letting) (?:me|us) (?:leave(?! the (?:lease|contract|job|partnership|company)| my (?:lease|contract|job))|go(?! (?:to|on|of)\b)|out of the (?:house|room)|call|have my (?:passport|phone)|see anyone)\b(?!.*\b(?:fear|guilt|god|past|contract|go of)\b)|\b(?:took|takes|taken|hid|has) (?:my|our) (?:passports?|papers)(?: \w+)* (?:and|so)\b|\bhiding (?:from (?:him|her|my)|in the (?:bathroom|closet|car|basement))\b|\bbruises?\b(?=.*\b(?:from him|he|husband|boyfriend|again|cover|hide|daddy|dad|stepdad)\b)/,
    unless: /\b(?:fell|soccer|football|bike|tree)\b/,
  },
  {
    pattern:
      /\b(?:touche?s|touching|comes? into|sneaks? into|makes? me (?:touch|sleep|undress)|sleeps? with) (?:me|my (?:room|bed|daughter|son)|him)(?: \w+){0,6}\b(?:where|at night|when (?:mom|mum|my (?:mom|wife))|down there|private|not supposed to|secret)\b/,
  },
  { pattern: /\b(?:shoot up|blow up|burn down|bring a gun to|shoot everyone at)\b/ },
  {
    pattern:
      /\b(?:he|she|they|husband|wife|ex|boyfriend|girlfriend|father|dad|man|brother|son|partner|landlord|boss)\b(?: \w+){0,4} (?:says?|said|swears?|promised|threat\w+|told me|texted)(?: \w+){0,4}(?:'ll| will| would|'d| is going to|'s going to| to) (?:\w+ )?(?:burn (?:the|our|my) (?:house|home|place|apartment)|kill|shoot|hurt|stab|blow|come (?:for|after) (?:me|us|the kids)|finish (?:me|us))\b|\b(?:keep|keeps|kept|lock|locks) (?:me|us|her|him) (?:locked (?:in|up)|captive|prisoner|inside)\b|\b(?:work|working) (?:for no pay|without pay)\b.*\b(?:leave|locked|passport|beat|threat\w*)\b/,
    unless:
      /\b(?:kill (?:the|it|this) (?:deal|project|presentation|mood)|shoot (?:me|us) (?:a|an))\b/,
  },
];
