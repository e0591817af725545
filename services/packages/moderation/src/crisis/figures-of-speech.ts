/**
 * Everyday speech in which killing and dying mean something else. Blanked before the rules look, so that
 * the rest of the message is still read.
 */
const FIGURES: RegExp[] = [
  // Faith: dying to self, the death of Jesus, verses.
  /\b(?:die|dies|dying|died|dead|death|crucif\w+|put to death|kill(?:ing|ed|s)?) (?:daily )?(?:to|unto) (?:my(?:self)?|our(?:selves)?|your(?:self)?|the|self|sin|flesh|pride|ego|world|old)\b(?: \w+)?/g,
  /\b(?:kill|crucify|put to death|slay|murder)(?:s|ed|ing)? (?:\w+ ){0,2}(?:pride|flesh|ego|sin|old (?:man|self|nature)|lust|greed|envy|jealousy|doubts?|fears?|dreams?|time|joy|spirit of|hope|vibe|mood|weeds|bugs|cancer|cells|virus|germs|goliath|giants?|deal|competition)\b/g,
  /\b(?:jesus|christ|he|son|savior|saviour|lord|you|god)(?: \w+){0,3} (?:(?:died|die|dying) (?:for|on|upon|in (?:my|our) place)|died and rose|was killed|gave his life|laid down his life)\b/g,
  /\b(?:live|life) is christ(?:,)? (?:and )?(?:to )?die is gain\b|\bthough (?:he|i|they) die\b|\bwages of sin is death\b|\bvalley of the shadow of death\b|\bdeath,? where is your\b|\bover death\b|\bsave[sd]? from death\b/g,
  // Killing by things.
  /\b(?:this|that|it|it's|its|is|are|was|were|debts?|bills?|stress|pain|back|feet|knees?|head|migraines?|traffic|job|work|boss|deadlines?|commute|heat|cost|costs|rent|taxes|suspense|wait(?:ing)?|schedule|guilt|silence|distance|interest|inflation|loneliness|economy|hours|school|exams?|which|what|overhead|margins?|payroll|loans?) (?:\w+ ){0,3}kill(?:ing|s|ed)? (?:me|us|my (?:\w+)|our (?:\w+)|him|her|them|the (?:business|company|mood|joy|market))\b/g,
  /\bkill(?:ing|ed)? (?:it|two birds|the (?:lights?|engine|deal|mood|process|project|market))\b|\bbuzz ?kill\b|\bdressed to kill\b|\bkiller (?:app|deal|feature|workout|smile|whales?|idea)\b|\bmake a killing\b/g,
  // Dying as wish, tiredness or end of things.
  /\b(?:i'd|i would|i could|we'd|would|willing to|ready to) (?:gladly |rather |literally |honestly )?(?:die|take a bullet) (?:for|laughing|of (?:embarrassment|laughter|shame))\b/g,
  /\bto die for\b|\b(?:die|died) (?:laughing|of (?:laughter|embarrassment|shame|boredom))\b|\bdie[- ]hard\b|\bdying (?:to (?:see|know|meet|hear|go|try|get|find|learn|have|be (?:with you|there|a))|of (?:laughter|embarrassment|curiosity|boredom|heat|hunger|thirst|shame)|laughing|inside laughing|for a (?:coffee|break|vacation))\b/g,
  /\b(?:business(?:es)?|company|shop|store|church|ministry|marriage|relationship|phone|battery|car|truck|laptop|computer|plants?|garden|trees?|industry|town|market|faith|(?:my|our) love|dreams?|(?:my|our) hope|passion|sales|profits?|career|romance|crops?|startup|conversation|revenue|cattle|herd|economy|practice|spark|prayer life) (?:\w+ ){0,4}(?:die|dies|died|dying|dead|killed|ending|finished|over)\b/g,
  /\bdead(?:lines?|beat|lock\w*|pan|weight|wood|lift\w*| (?:end|ends|tired|serious|silence|battery|zone|last|set|on time|line|sea))\b|\bdrop[- ]dead\b|\bover my dead body\b|\bdead (?:to|in) (?:sin|trespasses|my sins?)\b|\bbrought (?:back )?(?:to life )?from the dead\b|\bdead (?:from|of) (?:tiredness|exhaustion)\b/g,
  /\bto death\b(?= (?:of|about|by|with|from)|[.,!]|$)|\b(?:bored|scared|worried|tired|sick|starved?|starving|loved?|talked|frightened|terrified|working (?:my|him|her)self|worked (?:my|him|her)self) (?:half )?to death\b/g,
  // Waking, going on and letting go of something in particular.
  /\bwak(?:e|ing) up (?:the (?:baby|kids|children|house|dog|neighbou?rs)|my (?:wife|husband|kids|baby|son|daughter)|early|late|at (?:\d+|night|dawn)|anxious|angry|afraid|worried|sad|sick|tired|stressed|in (?:pain|debt|fear)|with (?:anxiety|pain|fear|a|the|my))\b/g,
  /\bgo(?:ing)? on with (?:the|this|my|our|it|that)\b(?! (?:life|living|existence))/g,
  /\blet(?:ting)? go of (?:control|fear|worry|the past|my (?:anger|fear|pride|ex|worries)|bitterness)\b/g,
  // Helping others, remembering, work in the field.
  /\b(?:suicid(?:e|al)) (?:prevention|awareness|hot ?line|help ?line|watch training|ministry|survivors?|loss|bereave\w+|counsel\w*|rates?|statistics|crisis line)\b|\b(?:suicide|self-harm) (?:is (?:rising|up|a (?:growing|serious)|so common)|among|in the (?:bible|military)|rate)\b|\bcommercial suicide\b|\b(?:career|political|business|social|financial) suicide\b/g,
  /\b(?:shoot|shot|shooting|shoots) (?:me|him|her|them|us) (?:an?|the|your) (?:\w+ )?(?:e-?mail|texts?|message|note|call|dm|quote)\b|\bshoot (?:hoops|photos|video|for|the breeze)\b|\bblow(?:s|ing|n)? (?:up )?(?:my|our|the) (?:phone|mind|inbox|budget|whistle)\b|\bbeat (?:the|my|our|his) (?:cancer|odds|addiction|deadline|competition|illness|disease|record|competitors?|drum)\b/g,
  /\b(?:cut|cutting|cuts) (?:myself )?(?:off from|down on|back on|out of|some slack|short|costs?|loose|a break|from the team)\b|\bcut myself (?:shaving|cooking|on|with the|while|slicing|chopping|by accident|accidentally|in the kitchen)\b|\bhang(?:ing)? (?:in there|out|on|up|tight)\b|\bhung up\b/g,
  /\b(?:end|ending|ended) (?:of )?(?:my|our|the|this) (?:lease|contract|shift|day|week|year|month|term|rope(?= (?:with|at) (?:work|the))|partnership|engagement|marriage|subscription|semester|career|season|fast)\b/g,
];

/** The text with figures of speech taken out. */
export const withoutFigures = (text: string): string =>
  FIGURES.reduce((rest, figure) => rest.replaceAll(figure, ' … '), text);
