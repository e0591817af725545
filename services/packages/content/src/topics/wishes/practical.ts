import { wish, type Wish } from './wish.ts';

/** What is asked for what can be counted or held: a house, a place, a machine, a date, weather, an animal, an answer. */
export const practicalWishes: readonly Wish[] = [
  wish(
    /\b(?:find (?:a|an|us a|me a|somewhere|some place) (?:place|home|house|apartment|flat|room|to live)|(?:an?|new|cheap\w*|affordable) (?:apartment|home|place to (?:live|stay))|keep (?:the|our|my) (?:house|home|farm|land|shop|store)|a roof)\b/i,
    ['Let there be a door with our name beside it, and a key that may be kept.'],
  ),
  wish(
    /\b(?:sell(?:s)?|sale (?:goes|of|to)|closing (?:goes|on)|buyer|the offer (?:is|goes|be))\b/i,
    [
      'Bring the two who need what the other has to one table, and let the price be one that both can tell at home.',
    ],
    /\b(?:i|we|who|he|she|they) sells?\b|\bsells? (?:the )?same\b|\bwants to sell\b|\bselling (?:out|drugs)\b/i,
  ),
  wish(
    /\b(?:truck|car|van|machine|oven|freezer|boiler|furnace|engine|tractor|combine|laptop|computer) (?:to |would |will |that |just )?(?:holds?|starts?|runs?|lasts?|works?|make|makes|be fixed|gets? fixed)\b/i,
    [
      'And keep that old machine going as long as it is needed; you once fed a crowd out of a basket.',
    ],
  ),
  wish(
    /\b(?:the|his|her|my|a|our) (?:dog|cat|puppy|kitten|horse|mare|goat|cow|calf|bird)\b/i,
    ['Let warm hands be found for that animal, and whatever has to come, let it not come in fear.'],
    /\b(?:bring(?:s|ing)? me|buy|sell|wants?|not) a (?:dog|cat|puppy|horse|goat|cow|bird)\b/i,
  ),
  wish(
    /\b(?:weather|no rain|dry (?:day|week|spell)|sun(?:shine)?|storm (?:to )?(?:pass\w*|turn\w*)|wind)\b/i,
    ['Hold back the sky for as long as it is needed, or give good humor and enough umbrellas.'],
  ),
  wish(
    /\b(?:find out|know what(?:'s| is) (?:wrong|going on)|diagnos\w*|what it is)\b/i,
    ['Let it be found what it is; a hard word that can be said is easier to carry than none.'],
    /\b(?:don'?t|do not|doesn'?t|won'?t|never) answer\b|\banswer(?:s|ed)? (?:my|the) (?:phone|calls?|texts?)\b|\bfind out (?:(?:what|if|whether|who) (?:we|i)\b|who i am|the truth|how\b)|\b(?:he|she|they|someone|somebody) answers?\b|\banswers? (?:him|her|them|due)\b/i,
  ),
  wish(/\b(?:contract|tender|bid|grant|funding|investors?|deal|proposal)\b/i, [
    'Let what was offered honestly be read with care, and let the answer come as a plain yes or a plain no.',
  ]),
  wish(
    /\b(?:get(?:s)? in(?:to)?|accepted|admission|admitted|scholarship|a place at|acceptance)\b/i,
    [
      'Let the letter say the right thing; and if another door is the better one, let it stand open the same week.',
    ],
    /\bget(?:s)? into (?:trouble|a fight|debt|bed)\b/i,
  ),
  wish(
    /\b(?:enough (?:food|to eat|money|hours|customers|work)|groceries|food|daily bread|heat(?:ing)?|electric\w*|lights on)\b/i,
    [
      'Give today’s bread today, and warmth to eat it in; and let help come from where nobody has to bow for it.',
    ],
  ),
  wish(
    /\b(?:baby (?:to )?(?:latch|sleep|come|turn|be|grow)\w*|a (?:healthy )?baby|pregnan\w*|conceiv\w*|a child|carry (?:to term|this))\b/i,
    [
      'You know this small life, whether it is here or only longed for. Guard it, and guard the ones who wait for it.',
    ],
    /\ba child (?:with|who|of|at|in)\b|\blost\b|\bmiscarr/i,
  ),
  wish(/\b(?:funeral|service (?:on|for|goes)|eulogy|memorial|burial|graveside)\b/i, [
    'Let the words on that day be true and warm, and let there be bread, an arm, and somebody who stays when the others leave.',
  ]),
  wish(
    /\b(?:speech|presentation|sermon|talk (?:on|goes|at)|pitch|audition|recital|solo|performance|game|match|race|tryouts?)\b/i,
    [
      'Let the practice of many quiet hours be there in that one, and afterwards somebody who is proud whatever the count is.',
    ],
    /\bno (?:sermon|speech)|\brace (?:relations|war)/i,
  ),
  wish(
    /\b(?:test|exam|boards?|finals|quiz)\b/i,
    ['Give a good night before it, a steady pen, and questions that ask for what was learned.'],
    /\b(?:test (?:result|is|came|comes)|blood test|the board|school board|pregnancy test|parole|hearing)\b/i,
  ),
  wish(/\b(?:closure|justice|truth (?:to )?come(?:s)? out|the truth (?:is|be))\b/i, [
    'Let the truth come to light without haste and without cruelty, and let it be enough to stand on.',
  ]),
  wish(
    /\b(?:eyes?|sight|vision|hearing|voice|memory|legs?|hands?|knees?|back|heart|lungs|kidneys?|liver|blood (?:pressure|sugar)|fever|infection|wound|swelling)\b.*\b(?:heal|better|hold|improve|clear|come back|work|go(?:es)? down|stop)/i,
    [
      'You made this body and know each part of it. Let the part that ails be tended, and let the rest keep its courage.',
    ],
    /\bvoice (?:to )?holds?\b/i,
  ),
];
