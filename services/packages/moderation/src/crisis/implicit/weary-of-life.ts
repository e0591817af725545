import type { CrisisRule } from '../crisis-rule.ts';

/** Tired of life itself; wanting it all to stop, not to wake up. */
export const wearyRules: CrisisRule[] = [
  {
    pattern:
      /\b(?:tired|sick|weary|exhausted|done|finished|through|over|bored|had enough|fed up|hate|hating|can't stand|can't bear|give up|giving up|given up|giving up on|quit|ready to be done|done trying|finished)(?: and tired)? ?(?:of|with|by|from|on)? (?:\w+ )?(?:living|being alive|life|existing|existence|breathing|waking up|being here|this (?:life|world|earth)|myself and (?:this )?life|my (?:own )?life|it all|everything and everyone|being me|having to (?:live|wake up|exist))\b(?! (?:paycheck|in (?:debt|this (?:apartment|house|town|city)|fear|sin|a|my|the|poverty)|with (?:my|roommates|him|her|anxiety|debt)|like (?:this|a)|insurance|at (?:home|work|\d)|together|under|on (?:credit|ramen)|for (?:money|people|myself|the weekend)|early|alone|coach|group|a lie|late|so early|from|change|paycheck)\b)/,
    unless: /\bstart(?:ing)? over\b|\bold life\b/,
  },
  {
    pattern:
      /\b(?:want|wanna|wish|need|pray(?:ing)?|long|begging|beg|just|hope|asking|ready|would like|i'd like|like|love|dream(?:ing)?|wishing|think(?:ing)?|rather)(?: \w+){0,5} (?:not (?:to )?wake up|never (?:to )?wak(?:e|ing)(?: up)?|don't wake up|wouldn't wake up|won't wake up|didn't wake up|not waking up|sleep forever|stay asleep forever|disappear|vanish|cease to exist|stop existing|not exist|not be here|never have been born|not be alive|be gone|not have to (?:wake up|exist|be here)|fade away|stop breathing|stop being|be erased|be nothing|go to sleep and)\b(?! (?:into the|for a (?:week|day|while|weekend|month|bit)|to (?:a|an|the|my|some)\b|on (?:a )?vacation|from (?:social|the office|facebook)|to the (?:lake|beach|mountains))\b)/,
    unless:
      /\b(?:pain|debt|tumou?r|cancer|fear|anxiety|lump|bills|illness|symptoms?|problem|doubts|worry|cough|nausea|symptom|stress)(?: \w+){0,4} (?:disappear|vanish|be gone|gone|fade away)\b|\bwant (?:him|her|it|them|this|the|these|that|my \w+) (?:to )?(?:\w+ )?(?:disappear|vanish|be gone)|\b(?:don't|do not|didn't|dont) want (?:him|her|it|them|this|the|to)(?: \w+){0,3} (?:disappear|vanish|be gone|fade)/,
  },
  {
    pattern:
      /\b(?:don't|dont|do not|didn't|won't|wouldn't|no longer|not|can't|never)(?: \w+){0,4} (?:want|wanna|wish|care|care (?:if|whether)|mind if|mind)(?: \w+){0,3} (?:wake(?: up|(?! up))|be here(?: any ?more| tomorrow| next| much longer|$| on)|see tomorrow|see another (?:day|morning|birthday)|make it (?:to|through) (?:tomorrow|morning|the night)|exist|go on(?! (?:vacation|a\b|the|this|that|my|with|trips?|dates?|leave|stage|air|tour|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|keep going|carry on|be around|live or die|lived or died|am alive|live through|another day|a future|be found|come home|survive)\b(?! (?:in this (?:job|company|business|relationship|partnership|marriage|office|town)|with (?:this|the|that|him|her) (?:job|business|partnership|project|lease|marriage)|like this|dating|sinning|living this way|the same|paying|a vacation|early)\b)/,
  },
  {
    pattern:
      /\b(?:can't|cant|cannot|can not|don't think i can|don't know (?:if|how) i can|not sure i can|unable to|don't have (?:it in me|the strength) to|no strength (?:left )?to|don't know how (?:much longer|to)|not strong enough to|too tired to)(?: \w+){0,3} (?:go on(?! (?:vacation|a\b|the|this|that|my|trips?|dates?|leave|stage|air|tour|mission))|keep going|carry on|keep living|live like this|live with (?:this pain|myself)|(?:do|handle|manage|keep doing|stand|endure|continue) (?:this |my )?(?:life|living|existence|existing)|do (?:this|it) any ?more|take (?:this|it|life|living) any ?more|face (?:another|tomorrow)|take another day|bear (?:another|this|it any ?more)|keep fighting|hold on(?: any ?(?:more|longer))?|stay alive|exist|hang on|make it (?:through (?:the|this|another) night|to (?:morning|tomorrow)|another day)|survive (?:this|another)|fight any ?more|be here|much longer)\b(?! (?:with(?:out)? (?:this|the|him|her|my|our|you|god|jesus|a|your|christ|sales|more|help) ?(?:job|business|shop|company|project|partnership|boss|contract|lease|commute|customers|money|schedule|staff|team|prices?|strength|grace|help|word|that|husband|dog|hire|cash)?|at (?:this|my|work)|in (?:this|my) (?:job|company|role|business|partnership)|to (?:the|these) (?:prices|payments|lease)|paying|working|commuting|lying|pretending|running|hiring|losing money|without)\b)/,
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
      /\bhow (?:quiet|easy|peaceful|nice|simple|good|calm|restful|quick)(?: \w+){0,4} (?:be|feel)(?: \w+){0,4} (?:let go|letting go|stop breathing|not wake|be gone|slip (?:away|under)|disappear|end|close my eyes|sink|not exist|step off|sleep forever|be dead|drift)\b|\blet go of the (?:wheel|rope|steering)\b|\bclose my eyes(?: \w+){0,4} (?:and )?(?:never|not|be nothing|forever|for good)\b/,
    unless:
      /\b(?:let go of the (?:wheel|rope)\b(?=.*\b(?:jesus|god|control|lord|trust))|of (?:control|fear|worry|the past))\b/,
  },
  {
    pattern:
      /\b(?:stopped|quit|not|skipping|refus(?:e|ing)|done|stop)(?: \w+){0,2} (?:tak(?:e|ing)|eating|drinking|my|the|with)(?: \w+){0,2} (?:insulin|meds|medication|pills|dialysis|chemo|food|treatments?|heart medicine)\b(?=.*\b(?:easier|over|end|point|peace|everyone|why|live|living|let it|finish|nobody|no one|anyway|matter)\b)/,
    unless: /\b(?:side effects?|doctor (?:said|told)|insurance|afford|fasting)\b/,
  },
  {
    pattern:
      /\b(?:don't|didn't|do not|won't|wouldn't|never|not)(?: \w+){0,3} (?:wake|woke|waking|open my eyes)(?: up)?(?: \w+){0,5} (?:fine|okay|ok|better|relief|mind|blessing|happy|happier|mercy|care|grateful|kindness|thank)\b|\b(?:won't|don't|not|do not|wouldn't|doesn't|didn't)(?: \w+){0,2} (?:let|make|have|force) me (?:\w+ )?(?:wake|open my eyes|see (?:tomorrow|the morning|another))\b/,
    unless:
      /\b(?:let me wake up (?:the (?:kids|baby|house))|baby|alarm|early|on time|for (?:work|school|church))\b/,
  },
  {
    pattern:
      /\b(?:think(?:ing|s)?|thought|dream(?:ing|t)?|fantasi\w+|obsess\w*|daydream\w*|thoughts)(?: \w+){0,4} (?:about|of|with) (?:dying|death|being dead|not being (?:here|alive)|my own (?:death|funeral))\b|\b(?:death|dying|being dead|not existing|not being here)(?: \w+){0,3} (?:sounds?|seems?|feels?|looks?|would be)(?: \w+){0,4} (?:peace\w*|relief|easy|easier|better|comfort\w*|good|welcome|escape|rest|nice)\b|\b(?:want|ready|time|going|wish|plan\w*|prepar\w+|long) (?:for me )?(?:to )?(?:\w+ )?leave this (?:world|earth|life|place for good)\b/,
    unless:
      /\b(?:(?:afraid|fear|scared|terrified|worry|worried|anxious) (?:of|about)|death of|(?:his|her|their|my (?:\w+)'s|jesus'?|christ's) death|sermon|grandfather|hospice|cancer|elderly|will and)\b/,
  },
];
