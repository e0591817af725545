import type { CrisisRule } from './crisis-rule.ts';

const PEOPLE =
  '(?:everyone|everybody|they|people|the world|world|(?:my|our) (?:\\w+ )?(?:family|kids?|children|wife|husband|parents|friends|mom|mother|dad|sons?|daughters?|boys|girls|team|partners?|employees|sister|brother|church)|you all|you|everyone else|all of (?:you|them|us)|others|she|he|nobody|no one|anyone)';
const GONE =
  "(?:(?:i(?:'m| am| was| were|'d been|f i was|f i were)?|me) (?:\\w+ )?(?:gone|not (?:here|around|alive|in it|there)|out of the (?:way|picture)|dead|no longer (?:here|around)|disappeared?|vanish(?:ed)?|weren't (?:here|around)|wasn't (?:here|around|in it)|didn't (?:exist|wake up|come home|make it)|left this (?:world|earth|life)|never existed|stopped existing))";

/** Between the lines: the rules look for the thought behind the words (burden, farewell, no way on), not for words of death. */
export const implicitRules: CrisisRule[] = [
  // Being a burden, being missed by nobody.
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
      /\b(?:burden(?:ed)? (?:for|to pray|with|of (?:debt|prayer))|god (?:gave|put|placed) (?:\w+ )?burden|burden on my heart|not (?:\w+ )?(?:a )?burden|afraid to be|don't want to (?:be|become) a burden|help carry|carry (?:a|this|the) burden)\b/,
  },
  {
    pattern:
      /\b(?:do|doing|give|giving) (?:everyone|them|the world|my family|you all|people) a favou?r (?:by|and|if i)\b|\b(?:a )?favou?r (?:to|for) (?:everyone|the world|my family|them)\b/,
  },
  // No reason, no point, no future.
  {
    pattern:
      /\b(?:no|any|not a|one|a single|find a|see a|see no|isn't a|without a|have no|can't find a|little) (?:more )?(?:reasons?|point|purpose|sense|use|motivation) (?:left )?(?:to|in|for|of)(?: me)?(?: \w+){0,2} (?:wake|wake up|live|living|go on|going on|keep going|be here|being here|get up|getting up|exist|existing|continue|continuing|stay|staying|carry on|carrying on|breathe|be alive|being alive|waking(?: up)?|life|stick around|fight|tomorrow|left|to it all)\b/,
    unless:
      /\b(?:there is|there's|god gives? me|found|gave me|you are my|is my|are my|have every) (?:always )?(?:a |one )?(?:new |every )?reasons?\b|\b(?:in|with) (?:this|that|the|our) (?:job|company|contract|meeting|business|argument|church|relationship|marriage|lease|project)\b|\bstay (?:in|at|with)\b/,
  },
  {
    pattern:
      /\b(?:what's|what is|whats|is there|see|seeing|don't see|what) (?:even )?(?:the|any|a|of the) point (?:of|in|to|anymore|any more)? ?(?:of |in )?(?:me |my )?(?:living|being (?:here|alive)|life|going on|it all|all this|carrying on|waking|getting (?:up|out of bed)|anything|trying anymore|existing|staying|continuing|anymore|any of (?:it|this)|trying|even)\b|\bwhat's the point (?:anymore|of me)\b|\bwhy (?:am i|should i|do i|bother)(?: even)?(?: \w+){0,2} (?:still here|alive|keep living|go on living|wake up|waking up|existing|living|breathing|stay alive|going on)\b/,
    unless: /\b(?:living|staying|trying) (?:in|at|with) (?:this|that|the|a|my)\b/,
  },
  {
    pattern:
      /\bnothing (?:left|more|else|here)?(?: for me)?(?: here)? ?(?:to (?:live for|look forward to|wake up (?:for|to)|stay for|keep me here|hold on to|lose anymore|hold me here)|worth (?:living|staying|waking)|matters any ?more|holding me here|keeping me (?:here|alive))\b|\b(?:life|living|it|this life)(?:'s| is|isn't| is not| isnt|'s not| ain't)?(?: \w+){0,3} (?:not worth|isn't worth|no longer worth|worth) (?:living|it anymore|the pain|going on|continuing|fighting for anymore)\b/,
    unless:
      /\b(?:is|makes?(?: my)?|made(?: my)?|worth) (?:life )?worth living\b(?<!(?:not|isn't|isnt|n't|no longer)(?: \w+){0,2} worth living)(?!.*\b(?:not|isn't|anymore|any more)\b)/,
  },
  // Tired of life itself, wanting it to stop.
  {
    pattern:
      /\b(?:tired|sick|weary|exhausted|done|finished|through|over|bored|had enough|fed up|hate|hating|can't stand|can't bear|give up|giving up|given up|giving up on|quit|ready to be done|done trying|finished)(?: and tired)? ?(?:of|with|by|from|on)? (?:\w+ )?(?:living|being alive|life|existing|existence|breathing|waking up|being here|this (?:life|world|earth)|myself and (?:this )?life|my (?:own )?life|it all|everything and everyone|being me|having to (?:live|wake up|exist))\b(?! (?:paycheck|in (?:debt|this (?:apartment|house|town|city)|fear|sin|a|my|the|poverty)|with (?:my|roommates|him|her|anxiety|debt)|like (?:this|a)|insurance|at (?:home|work|\d)|together|under|on (?:credit|ramen)|for (?:money|people|myself|the weekend)|early|alone|coach|group|a lie|late|so early|from|change|paycheck)\b)/,
  },
  {
    pattern:
      /\b(?:want|wanna|wish|need|pray(?:ing)?|long|begging|beg|just|hope|asking|ready|would like|i'd like|like|love|dream(?:ing)?|wishing|think(?:ing)?|rather)(?: \w+){0,5} (?:not (?:to )?wake up|never (?:to )?wak(?:e|ing)(?: up)?|don't wake up|wouldn't wake up|won't wake up|didn't wake up|not waking up|sleep forever|stay asleep forever|disappear|vanish|cease to exist|stop existing|not exist|not be here|never have been born|not be alive|be gone|not have to (?:wake up|exist|be here)|fade away|stop breathing|stop being|be erased|be nothing|go to sleep and)\b(?! (?:into the|for a (?:week|day|while|weekend)|on (?:a )?vacation|from (?:social|the office|facebook)|to the (?:lake|beach|mountains))\b)/,
    unless:
      /\b(?:pain|debt|tumou?r|cancer|fear|anxiety|lump|bills|illness|symptoms?|problem|doubts|worry|cough|nausea|symptom|stress)(?: \w+){0,4} (?:disappear|vanish|be gone|gone|fade away)\b|\bwant (?:him|her|it|them|this|the|these|that|my \w+) (?:to )?(?:\w+ )?(?:disappear|vanish|be gone)|\b(?:don't|do not|didn't|dont) want (?:him|her|it|them|this|the|to)(?: \w+){0,3} (?:disappear|vanish|be gone|fade)/,
  },
  {
    pattern:
      /\b(?:don't|dont|do not|didn't|won't|wouldn't|no longer|not|can't|never)(?: \w+){0,4} (?:want|wanna|wish|care|care (?:if|whether)|mind if|mind)(?: \w+){0,3} (?:wake(?: up)?|be here(?: any ?more| tomorrow| next| much longer|$| on)|see tomorrow|see another (?:day|morning|birthday)|make it (?:to|through) (?:tomorrow|morning|the night)|exist|go on|keep going|carry on|be around|live or die|lived or died|am alive|live through|another day|a future|be found|come home|survive)\b(?! (?:in this (?:job|company|business|relationship|partnership|marriage|office|town)|with (?:this|the|that|him|her) (?:job|business|partnership|project|lease|marriage)|like this|dating|sinning|living this way|the same|paying|a vacation|early)\b)/,
  },
  {
    pattern:
      /\b(?:can't|cant|cannot|can not|don't think i can|don't know (?:if|how) i can|not sure i can|unable to|don't have (?:it in me|the strength) to|no strength (?:left )?to|don't know how (?:much longer|to)|not strong enough to|too tired to)(?: \w+){0,3} (?:go on|keep going|carry on|keep living|live like this|live with (?:this pain|myself)|do (?:this|life|it) any ?more|take (?:this|it|life|living) any ?more|face (?:another|tomorrow)|take another day|bear (?:another|this|it any ?more)|keep fighting|hold on(?: any ?(?:more|longer))?|stay alive|exist|hang on|make it (?:through (?:the|this|another) night|to (?:morning|tomorrow)|another day)|survive (?:this|another)|fight any ?more|be here|much longer)\b(?! (?:with(?:out)? (?:this|the|him|her|my|our|you|god|jesus|a|your|christ|sales|more|help) ?(?:job|business|shop|company|project|partnership|boss|contract|lease|commute|customers|money|schedule|staff|team|prices?|strength|grace|help|word|that|husband|dog|hire|cash)?|at (?:this|my|work)|in (?:this|my) (?:job|company|role|business|partnership)|to (?:the|these) (?:prices|payments|lease)|paying|working|commuting|lying|pretending|running|hiring|losing money|without)\b)/,
    unless:
      /\b(?:job|business|commute|project|partnership|shop|boss|work schedule|night shifts?|this diet|rent|payments|homework|studies|caregiving alone|cough|toothache)\b/,
  },
  {
    pattern:
      /\b(?:want|need|just want|wish|make|please make|wanting|waiting for|pray)(?: \w+){0,3} (?:it(?: all)?|everything|the pain|this pain|the hurting|the noise|my pain|the hurt|this|my suffering|the suffering|the voices)(?: to)? (?:just )?(?:stop|end|be over|be done|go (?:quiet|dark|silent|black)|finish|cease)(?: (?:forever|for good|tonight|permanently|now|already|once and for all|completely))?\b/,
    unless:
      /\b(?:war|fighting|season|cough|rain|drought|lawsuit|recession|pandemic|divorce|chemo|back pain|knee|lockdown|treatment|arguments?|strike|layoffs|bullying|harassment|project|week|traffic|semester|tax)\b/,
  },
  {
    pattern:
      /\b(?:no|see no|there's no|there is no|without|not see|don't see|can't see|only|one|found a|the only|easiest|easier) (?:other )?(?:way out|way forward|future for me|way through|tomorrow|escape|exit|future|end to (?:this|the) pain|answer but)(?: \w+){0,2}(?: left| for me| anymore| any more| but| except| of this (?:life|pain|hell|darkness)|$| i can see| is| would be| for myself| with me)\b/,
    unless:
      /\b(?:debt|lease|contract|partnership|business|job|deal|loan|recession|company|marriage|in (?:this|the) (?:company|town|industry|role|market)|parking|traffic)\b/,
  },
  // Farewell and setting things in order.
  {
    pattern:
      /\b(?:giv(?:e|en|ing)|gave|hand(?:ed|ing)?|sign(?:ed|ing)|sold|sell(?:ing)?|box(?:ed|ing)|pass(?:ed|ing)|divid(?:ed|ing)|rehom(?:ed|ing)|found (?:a )?(?:new )?homes?)(?: \w+){0,3} (?:away|out|over|up|for|to|off)?(?: \w+){0,2} ?(?:all (?:of )?)?(?:my|me) (?:\w+ )?(?:things|stuff|belongings|possessions|favou?rite \w+|clothes|dogs?|cats?|pets?|jewelry|guitar|records|books|tools|ring|watch|collection|everything|valuables|keepsakes|car|instruments|savings|piano|camera|bike|passwords?)\b(?=.*\b(?:won't (?:need|be)|don't need|no (?:need|use)|not need|no longer need|anymore|any more|where i'm going|before i (?:go|leave)|when i'm gone|at peace|goodbye|remember me|soon|gone|last|doesn't matter|done|ready|longer|note|letters?|something to|nobody)\b)/,
    unless:
      /\b(?:mov(?:e|ing)|declutter\w*|charity|goodwill|downsiz\w+|missions?|yard sale|garage sale|salvation army|new (?:house|job|city)|debt|bills|college|upgrade\w*|fit(?:s)? me|outgrew|lost weight|allerg\w+|shelter volunteers|retir\w+|estate)\b/,
  },
  {
    pattern:
      /\b(?:writ(?:e|ten|ing)|wrote|left|leav(?:e|ing)|record(?:ed|ing)|mail(?:ed|ing)|finish(?:ed|ing)|hid(?:den)?)(?: \w+){0,5} (?:(?:goodbye|good-bye|farewell|last|final|parting) (?:letters?|notes?|messages?|videos?|words|e-?mails?|texts?)|(?:letters?|notes?|messages?|videos?|cards?|voicemails?)(?: \w+){0,5} (?:for (?:when|after) i'm gone|to (?:open|read|find|watch|be opened|be read) (?:when|after|once|if)|after i'm gone|when they find|explaining (?:why|everything)|goodbye|telling them (?:why|it's not)))\b|\b(?:my|a|the|this is my|this is the|these are my|consider this my) (?:goodbye|good-bye|farewell|last (?:prayer|message|post|night|words|goodbye|day|request|letter)|final (?:prayer|message|post|night|words|goodbye|request))\b(?! (?:party|to (?:my|the) (?:job|employees|customers|house|church)|sermon|service|lunch|dinner|shift|of (?:chemo|treatment|work|school|the)|day (?:at|of)|at (?:work|the))\b)/,
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
      /\b(?:i|i'll|i'm|ill|im|i will|i am|me)(?: \w+){0,3} (?:won't|will not|may not|might not|not going to|don't plan to|don't expect to|don't intend to|not|not gonna|'ll not|no longer) (?:\w+ )?(?:be (?:here|around|alive|there)|see (?:you again|christmas|easter|another|tomorrow|next|my next|the new)|make it (?:to|past|through)|need (?:it|them|any(?:thing)?|this)|wake up)(?: \w+){0,3} ?(?:much longer|tomorrow|any ?more|next (?:week|month|year|sunday)|by (?:morning|monday|the weekend|then)|after (?:tonight|today|this)|in the morning|for (?:christmas|long|much longer)|where i'm going|again|morning|\d+)\b|\b(?:where i'm going|when i'm gone|after i'm gone|once i'm gone|when i am gone|after i am gone|once i am gone)\b/,
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
  // Means at hand and odd preparations.
  {
    pattern:
      /\b(?:sav(?:e|ed|ing)|hoard(?:ed|ing)?|stockpil(?:e|ed|ing)|collect(?:ed|ing)?|count(?:ed|ing)|star(?:e|ed|ing) at|look(?:ed|ing)? at|lined up|sitting (?:here )?with|hold(?:ing)?|have|keep(?:ing)?|kept|bought|filled|poured|thinking about|next to|beside|in front of|grip\w*)(?: \w+){0,5} (?:sleeping pills|pills|bottle of (?:pills|painkillers|tylenol)|painkillers|razor(?: blades?)?|blades?|rope|noose|gun (?:in|on|next|beside|is)|father's gun|dad's gun|loaded|pistol in|insulin|tablets)\b/,
    unless:
      /\b(?:for (?:my|his|her) (?:pain|back|blood|heart|migraines?|diabetes|surgery|sleep apnea)|doctor|pharmac\w+|refill|prescri\w+|shav\w+|afford|boat|hardware|climb\w*|insurance|price|diabet\w*|cost|hunting|addict\w*|construction|sober|customers?|stock|supplier)\b/,
  },
  {
    pattern:
      /\b(?:stand(?:ing)?|stood|sit(?:ting)?|parked|drov?e|driving|walk(?:ing|ed)?|look(?:ing|ed)?|think(?:ing)? (?:about|of)|thought about|keep going back to|staring|eyeing|pass|passing|cross(?:ing)?|go(?:ing)?)(?: \w+){0,5} (?:bridge|overpass|train tracks|railroad tracks|tracks|ledge|roof(?:top)?|edge|cliff|balcony|parking garage|oncoming (?:traffic|trucks?|cars?)|the river|deep end|the ocean)\b(?=.*\b(?:jump\w*|let go|letting go|step|easy|easier|over|peace|end|stop|how (?:it|far|long|cold|deep)|quiet|wonder\w*|think\w*|thought\w*|wheel|pull\w*|call\w*|alone tonight|high|swerv\w*|drift|fall(?:ing)?|water|one more|cold|drop)\b)/,
    unless:
      /\b(?:repair\w*|built|building|contract\w*|fish\w*|sunset|picnic|hik\w+|marathon|commut\w+|vacation|roofing|estimate|clients?|leak\w*|ran|walked the dog|baptis\w+|baptiz\w+|photos?|faith over|steps of faith)\b/,
  },
  {
    pattern:
      /\b(?:put|putting|getting|got|get|set|setting)(?: \w+){0,3} (?:affairs|will|papers|paperwork|insurance|passwords|accounts|everything) (?:in order|up to date|ready|together|sorted|written down|on the table)\b(?=.*\b(?:so (?:they|my|she|he|no ?one|nobody)|won't (?:have|be)|gone|goodbye|at peace|ready|tired|burden|no one|after|last|leave|find|don't have to)\b)/,
    unless:
      /\b(?:lawyer|attorney|cancer|business|audit|tax|retir\w+|estate plan\w*|surgery|advis[eo]r|succession|kids' future|planner|trip|mortgage)\b/,
  },
  {
    pattern:
      /\b(?:made (?:my )?peace with (?:it|leaving|going|my decision|the end|what)|i've (?:decided|made (?:up my mind|my decision|the decision))(?: \w+){0,6} (?:tonight|no turning back|finally (?:calm|at peace)|peace about leaving|how to do it|when and how|it's time|the how)|(?:strange(?:ly)?|finally|weird(?:ly)?|oddly) (?:calm|peaceful|at peace)(?: \w+){0,4} (?:decided|decision|know what|over|plan|ready|tonight)|a plan (?:for tonight|and (?:a date|i feel))|picked (?:a|the) (?:date|day|night)|know(?:s)? (?:exactly )?how i(?:'d| would|'ll| will) do it)\b/,
    unless:
      /\b(?:job offer|to (?:sell|quit|marry|adopt|move|close|retire|start|hire|resign|follow)|wedding|baptis\w+|surgery|launch|move|opening|engaged|propos\w+|adoption|college|business)\b/,
  },
  // Not belonging, numb, forsaken to the point of leaving.
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
    pattern:
      /\b(?:last|final|one more) (?:christmas|birthday|sunday|weekend|night|time|supper|sunset|thing)(?: \w+){0,3} (?:with (?:them|the kids|my (?:kids|family))|before i (?:go|leave|do it|end|sleep|disappear)|on (?:this )?earth|alive|i(?:'ll| will) (?:ever )?(?:see|have|spend|hear|feel))\b/,
    unless:
      /\b(?:college|cancer|mov(?:e|ing)|deploy\w*|hospice|terminal|divorce|work|bed(?:time)?|he |she |his |her )\b/,
  },
];
