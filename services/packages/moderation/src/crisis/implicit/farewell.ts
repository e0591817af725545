import type { CrisisRule } from '../crisis-rule.ts';

/** Farewells, and setting things in order for those who stay behind. */
export const farewellRules: CrisisRule[] = [
  {
    pattern:
      /\b(?:giv(?:e|en|ing)|gave|hand(?:ed|ing)?|sign(?:ed|ing)|sold|sell(?:ing)?|box(?:ed|ing)|pass(?:ed|ing)|divid(?:ed|ing)|rehom(?:ed|ing)|found (?:a )?(?:new )?homes?)(?: \w+){0,3} (?:away|out|over|up|for|to|off)?(?: \w+){0,2} ?(?:all (?:of )?)?(?:my|me) (?:\w+ )?(?:things|stuff|belongings|possessions|favou?rite \w+|clothes|dogs?|cats?|pets?|jewelry|guitar|records|books|tools|ring|watch|collection|everything|valuables|keepsakes|car|instruments|savings|piano|camera|bike|passwords?)\b(?=.*\b(?:won't (?:need|be)|don't need|no (?:need|use)|not need|no longer need|anymore|any more|where i'm going|before i (?:go|leave)|when i'm gone|at peace|goodbye|remember me|soon|gone|last|doesn't matter|done|ready|longer|note|letters?|something to|nobody)\b)/,
    unless:
      /\b(?:mov(?:e|ing)|declutter\w*|charity|goodwill|downsiz\w+|missions?|yard sale|garage sale|salvation army|new (?:house|job|city)|debt|bills|college|upgrade\w*|fit(?:s)? me|outgrew|lost weight|allerg\w+|shelter volunteers|retir\w+|estate)\b/,
  },
  {
    pattern:
      /\b(?:writ(?:e|ten|ing)|wrote|left|leav(?:e|ing)|record(?:ed|ing)|mail(?:ed|ing)|finish(?:ed|ing)|hid(?:den)?)(?: \w+){0,5} (?:(?:goodbye|good-bye|farewell|last|final|parting) (?:letters?|notes?|messages?|videos?|words|e-?mails?|texts?)|(?:letters?|notes?|messages?|videos?|cards?|voicemails?)(?: \w+){0,5} (?:for (?:when|after) i'm gone|to (?:open|read|find|watch|be opened|be read) (?:when|after|once|if)|after i'm gone|when they find|explaining (?:why|everything)|goodbye|telling them (?:why|it's not)))\b|\b(?:my|a|the|this is my|this is the|these are my|consider this my) (?:goodbye|good-bye|farewell|last (?:prayer|message|post|night|words|goodbye|day|request|letter)|final (?:prayer|message|post|night|words|goodbye|request))\b(?! (?:party|before (?:we|my|bed|the|i (?:board|fly|travel|sleep\b(?! forever)|start|land|retire|move|turn|log))|to (?:my|the) (?:job|employees|customers|house|church)|sermon|service|lunch|dinner|shift|of (?:chemo|treatment|work|school|the)|day (?:at|of)|at (?:work|the))\b)/,
    unless:
      /\b(?:tonight is my last night (?:at|in)|last day (?:at|of)|last (?:day|night|request|message) (?:at|of|in|for|from|to (?:my|the) (?:boss|landlord|client))|his|her|coworkers?|retir\w+|graduat\w+|deploy\w+|employees|school|funeral|hospice)\b/,
  },
  {
    pattern:
      /\b(?:said|saying|say|have said|made|making|time to say|come to say|wanted to say|here to say|just)(?: \w+){0,2} (?:my )?(?:goodbyes?|good-byes?|farewells?)(?: to)? ?(?:everyone|everybody|the kids|my (?:kids|family|wife|husband|mom|mother|dad|parents|friends|children|dog|sister|brother)|all|you|everything|people|world)?\b/,
    unless:
      /\b(?:airport|college|deploy\w*|mov(?:e|ed|ing)|retir\w+|job|team|coworkers?|staff|funeral|hospice|hospital|passed|he died|she died|dying|shop|store|house|customers?|to (?:him|her|my (?:grand\w+|late)|mom|dad|mother|father|fear|anxiety|2\d+|debt|old|the old)|fear|old life|sin|mission|university|school|camp|grandma|grandmother|grandfather|graveside|pet|vet|dog (?:passed|died)|mom (?:passed|died)|can't say)\b/,
  },
  {
    pattern:
      /\b(?:i|i'll|i'm|ill|im|i will|i am|me)(?: \w+){0,3} (?:won't|will not|may not|might not|don't think (?:i'll|i will|i'm going to)|doubt (?:i'll|i will)|not going to|don't plan to|don't expect to|don't intend to|not|not gonna|'ll not|no longer) (?:\w+ )?(?:be (?:here|around|alive|there)|see (?:you again|christmas|easter|another|tomorrow|next|my next|the new)|make it (?:to|past|through)|need (?:it|them|any(?:thing)?|this)|wake up)(?: \w+){0,3} ?(?:much longer|tomorrow|any ?more|next (?:week|month|year|sunday)|by (?:morning|monday|the weekend|then)|after (?:tonight|today|this)|in the morning|for (?:christmas|long|much longer)|where i'm going|again|morning|\d+)\b|\b(?:when i'm gone|after i'm gone|once i'm gone|when i am gone|after i am gone|once i am gone)\b/,
    unless:
      /\b(?:cancer|chemo|hospice|doctors?|vacation|travel\w*|trip|office|meeting|mov(?:e|ing)|surgery|deploy\w*|estate plan|will and|trust|succession|leukemia|als|terminal|prognosis|retir\w+|conference|service|sunday school|inherit\w*|legacy|transplant|stage (?:four|4)|life insurance|years old|lesson|church|rehearsal|class|gathering|town|flight)\b/,
  },
  {
    pattern:
      /\b(?:take care of|look after|watch over|be there for|raise|someone to (?:care|look)|who will (?:feed|take|care)|please (?:feed|protect|look|watch|take|tell|hug)|protect|hold|tell|comfort)(?: \w+){0,6} (?:when i'm (?:gone|not here|no longer)|after i'm gone|once i'm gone|when i am gone|after tonight|if anything happens to me|when i leave (?:this|them)|(?:after|when) i'm not here|that i (?:loved|always loved) (?:them|her|him)|it(?:'s| was| wasn't| isn't) (?:not )?(?:their|her|his|my \w+'s) fault|i(?:'m| am| was) sorry i (?:wasn't|couldn't|didn't))\b/,
    unless:
      /\b(?:cancer|chemo|hospice|surgery|deploy\w*|trip|vacation|travel\w*|mission trip|at work|terminal|estate|conference)\b/,
  },
  {
    pattern:
      /\b(?:(?:it|everything|all of it|the pain|this)(?:'ll| will| is going to|'s going to|'s gonna)(?: \w+){0,2} (?:be )?(?:over|end|stop|finished|done|quiet)(?: \w+){0,1} (?:soon|tonight|tomorrow|for (?:me|good)|by (?:morning|tomorrow)|before)|(?:soon|tonight|tomorrow|by morning)(?: \w+){0,3} (?:be (?:over|at peace|with (?:him|her|them|jesus|my (?:\w+)|god|the lord)|free|gone|done|no more)|end it|none of (?:it|this) will|it ends|it (?:will|all) (?:all )?(?:be over|ends?|stops?)|i(?:'ll| will) (?:finally )?(?:be (?:free|at peace|gone|with|home|done)|rest|sleep)))\b/,
    unless:
      /\b(?:exams?|project|audit|trial|semester|season|closing|deadline|tax|launch|move|quarter|war|chemo|treatment|election|presentation|shift|construction|renovation|lawsuit|family reunion|flight|vacation|deployment|my (?:wife|husband|family|kids|children|parents|grandkids|fiance|fiancee|team) (?:again|tomorrow|tonight|soon)|with my (?:wife|husband|family|kids|children|parents|grandkids|team|team again))\b/,
  },
  {
    pattern:
      /\b(?:want|ready|wish|need|long|time|going|would|just|'ll|will|please|ask(?:ed|ing)?|begging|beg|pray(?:ing|ed)?)(?: \w+){0,4} (?:(?:go|be|come|going) (?:home |up )?(?:to|with|and be with|join|see) (?:jesus|the lord|god|heaven|my (?:late |dead |little )?(?:mom|mother|dad|father|wife|husband|son|daughter|baby|boy|girl|brother|sister|twin)|him|her)(?: \w+){0,2} (?:now|tonight|already|soon|early|too|again in heaven|in heaven|today|up there|on the other side)|(?:take|call|bring) me (?:home|now|away|tonight|in my sleep|already|out of this|up|from this|with (?:him|her|you))(?: (?:now|tonight|already|in my sleep|soon|to heaven))?|follow (?:him|her|them)(?: (?:soon|there|to heaven|into))|join (?:him|her|them|my (?:\w+ )?(?:wife|husband|son|daughter|mom|mother|dad|father|brother|sister|baby))(?: (?:soon|tonight|in heaven|up there|now|already|there))?)\b/,
    unless:
      /\b(?:from (?:the )?(?:hospital|airport|college|work|school|iraq|deployment)|bring me (?:home|up) (?:from|to my|safe)|join (?:him|her|them) (?:for|at|in (?:prayer|the|business|florida|texas|marriage|ministry))|take me home (?:from|after|to my)|safely|drive me|on (?:the|a) trip|dinner|call me (?:up|away)? ?(?:to|for)|in business|ministry)\b/,
  },
  {
    pattern:
      /\b(?:made (?:my )?peace with (?:it|leaving|going|my decision|the end|what)|i've (?:decided|made (?:up my mind|my decision|the decision))(?: \w+){0,6} (?:tonight|no turning back|finally (?:calm|at peace)|peace about leaving|how to do it|when and how|it's time|the how)|(?:strange(?:ly)?|finally|weird(?:ly)?|oddly) (?:calm|peaceful|at peace)(?: \w+){0,4} (?:decided|decision|know what|over|plan|ready|tonight)|a plan (?:for tonight|and (?:a date|i feel))|picked (?:a|the) (?:date|day|night)|know(?:s)? (?:exactly )?how i(?:'d| would|'ll| will) do it)\b/,
    unless:
      /\b(?:job offer|to (?:sell|quit|marry|adopt|move|close|retire|start|hire|resign|follow)|wedding|baptis\w+|surgery|launch|move|opening|engaged|propos\w+|adoption|college|business)\b/,
  },
  {
    pattern:
      /\b(?:last|final|one more) (?:christmas|birthday|sunday|weekend|night|time|supper|sunset|thing)(?: \w+){0,3} (?:with (?:them|the kids|my (?:kids|family))|before i (?:go|leave|do it|end|sleep|disappear)|on (?:this )?earth|alive|i(?:'ll| will) (?:ever )?(?:see|have|spend|hear|feel))\b/,
    unless:
      /\b(?:college|cancer|mov(?:e|ing)|deploy\w*|hospice|terminal|divorce|work|bed(?:time)?|he |she |his |her )\b/,
  },
  {
    pattern:
      /\b(?:this is|so this is|guess this is|it's|it is|time for|consider this)(?: my| a| the)? (?:final |last )?(?:goodbye|good-bye|farewell)\b(?! (?:party|gathering|service|lunch|sermon|tour|to (?:my|the|our) (?:old|job|team|shop|house|employees|fear|debt|past|sin)))|\bgoodbye (?:everyone|everybody|world|all|my (?:friends|love|family|babies|kids))\b|\bgoodbye,? (?:and )?(?:i'm sorry|forgive me)\b/,
    unless:
      /\b(?:retir\w+|mov(?:e|ing)|college|team|coworkers?|airport|deploy\w*|hospice|funeral|graduat\w+)\b/,
  },
  {
    pattern:
      /\bmy (?:last|final|dying) (?:wish|wishes|request|will)\b(?! (?:for|of|to) (?:this|the|my|our))|\b(?:nobody|no one|don't|do not|please don't|nobody should|not)(?: \w+){0,3} (?:blame|blames|to blame)(?: \w+){0,2} ?(?:themselves|yourself|yourselves|himself|herself|each other|when (?:i'm|i am)|for (?:this|what i))\b|\b(?:forgive me|i'm sorry|sorry)(?: \w+){0,4} for (?:what i(?:'m| am) (?:about|going) to do|what i have to do|leaving (?:you|them)(?: \w+){0,2} (?:like this|behind|this way)|not being strong enough)\b/,
    unless:
      /\b(?:my (?:final|last) request (?:to|for) (?:the|my) (?:bank|landlord|boss|client)|grandmother's|grandfather's|his|employees?|partners?)\b/,
  },
  {
    pattern:
      /\b(?:found|finding|arranged)(?: \w+){0,3} homes? for my (?:\w+ )?(?:pets?|dogs?|cats?|animals|horses?|birds?)\b|\b(?:clean(?:ed|ing)|paid|pack(?:ed|ing)|clear(?:ed|ing)|label(?:ed|ing)|wrote down|organized|sorted)(?: \w+){0,6} so (?:that )?(?:no ?one|nobody|they|my (?:kids|family|wife|husband|mom|mother|parents|sister|brother)|she|he) (?:has to|have to|won't have to|doesn't have to|don't have to|needs to|will not have to|isn't stuck|aren't stuck)\b/,
    unless:
      /\b(?:mov(?:e|ing)|allerg\w+|apartment doesn't|landlord|vacation|trip|guests?|inspection|tax|surgery|baby|airbnb|rescue|shelter|foster)\b/,
  },
  {
    pattern:
      /\bi(?: have|'ve)? (?:finally )?(?:decided|made (?:up my mind|my (?:choice|decision)))\b(?! (?:to|that|on|not|we|which|between|about|it's time to|against|for)\b).*\b(?:calm|at peace|peaceful|relieved|lighter|quiet inside|goodbye|over soon|no one can stop|won't hurt)\b|\b(?:they|family|kids|wife|husband|children|daughter|son)(?: \w+){0,3} (?:have|get|gets|live on|collect|receive) (?:the |my )(?:life )?insurance(?: money| payout)?\b(?=.*\b(?:at least|more than|when|gone|finally|better|worth|without|give them)\b)/,
    unless:
      /\b(?:job|offer|college|surgery|adopt\w*|mov(?:e|ing)|business|hire|church|marry|marriage|school|premium|agent)\b/,
  },
  {
    pattern:
      /\b(?:this is |it's |it is )?the last (?:time )?(?:you(?:'ll| will)?|anyone(?:'ll| will)?|they(?:'ll| will)?)(?: \w+)? (?:hear|see|read|get)(?: \w+){0,2} (?:from|of|by)? ?me\b|\blet(?:ting)? go of (?:this |my |)(?:life|living|everything and everyone)\b/,
    unless: /\b(?:bank|landlord|boss|client|supplier|company)\b/,
  },
];
