import { wish, type Wish } from './wish.ts';

/** Hands that have to do what they know. */
export const handWishes: readonly Wish[] = [
  wish(
    /\b(?:shak(?:e|es|ing|y)|trembl\w*)\b/i,
    [
      'Let the trembling be seen by nobody who would use it; and under it let there be something that holds.',
    ],
    /\b(?:hands?|test|exam|drive|piano|needle|tremor|parkinson)\b/i,
  ),
  wish(/\b(?:freez\w*|clock|hands? (?:\w+ )?(?:shak\w+|trembl\w*))\b/i, [
    'Let these hands remember what they have done a hundred times when nobody was watching, and let no clock be louder than the breath.',
  ]),
];

/** What is asked for the body: sleep, hands, breath, rest, a good end. */
export const bodyWishes: readonly Wish[] = [
  wish(
    /\b(?:good|safe|peaceful|gentle|easy) (?:death|passing|end)\b|\bdie (?:well|in peace|at home)\b/i,
    [
      'When the time comes, and not before, let it be gentle: known voices, no hurry, and a song that is still remembered.',
    ],
  ),
  wish(
    /\b(?:sleep|quiet night|full night|one night|the nights)\b/i,
    [
      'Give sleep that comes without being called: one night without a break in it, and then another.',
    ],
    /\b(?:put to sleep|asleep in)\b/i,
  ),
  wish(
    /\b(?:surgeons?|dr\.? \p{Lu}\w+|doctors?|nurses?|anesthesi\w+)\b/iu,
    ['Give those who treat a good night before it, clear eyes, and hands that do not hurry.'],
    /\b(?:surgeon|doctor|nurse)s? (?:says?|said|thinks?|told|found)\b/i,
  ),
  wish(/\b(?:hear|see|walk|talk|swallow|speak)s? (?:\w+ )?(?:properly|clearly|again|right)\b/i, [
    'Let what has been hard become easy again, and let the day on which it does be noticed and celebrated.',
  ]),
  wish(
    /\b(?:gain(?:s|ing)? (?:weight|ounces|grams)|(?:little|small|tiny) lungs|home from the nicu|hold (?:him|her|them|our))\b/i,
    [
      'Let each day add a little; and let the day come soon on which two arms are all that is needed.',
    ],
  ),
  wish(/\bsafe (?:delivery|birth)|\bbirth goes|\bhealthy (?:baby|mom|mother|delivery)\b/i, [
    'Bring both through it safe: the one who labors and the one who arrives.',
  ]),
  wish(
    /\b(?:rest|a break|time off|a day off|slow down)\b/i,
    ['Give rest that does not need to be deserved, and somebody who guards it.'],
    /\b(?:the rest|rest of|put the rest|barks the rest)\b/i,
  ),
  wish(/\b(?:no pain|pain (?:to )?(?:stops?|eases?|goes|away)|relief|out of pain)\b/i, [
    'Take the pain down, hour by hour, until there is room again for something else.',
  ]),
  wish(/\b(?:appetite|eat(?:s|ing)? again|taste)\b/i, [
    'Let one thing taste good again, and let there be somebody at the table to notice it.',
  ]),
  wish(/\b(?:heal(?:s|ed|ing)?|get (?:well|better)|recover\w*|be well|cured?)\b/i, [
    'Heal what can be healed; and where it takes long, let each day bring one sign of it.',
  ]),
  wish(
    /\b(?:results?|biopsy|scan|benign|all clear|test (?:is|comes))\b/i,
    ['Let the word on that paper be a good one; and whatever it is, let nobody read it alone.'],
    /\b(?:was|is|came back|were) (?:clear|clean|benign|good|negative)\b/i,
  ),
  wish(/\b(?:strength|be strong|stay strong|energy)\b/i, [
    'Give strength for today’s part only, and let somebody else carry a corner of it.',
  ]),
  wish(
    /\b(?:feel something|feeling comes back|feel (?:it|you|god|anything) again|colou?r|the fog)\b/i,
    [
      'Let one small thing come through to me: a taste, a color, a voice. It need not be more for today.',
    ],
  ),
  wish(
    /\b(?:sober|clean\b|off (?:it|the)|not (?:to )?(?:drink|use|relapse)|stays? (?:in|strong)|day \d+)/i,
    ['Give this one day without it, and tonight the quiet pride of having had it.'],
  ),
  wish(
    /\b(?:treatment bed|goes? (?:in)?to (?:rehab|treatment|detox)|gets? help|accepts? help|wants? help)\b/i,
    [
      'Let the wish for help and the open bed meet on the same day, and let somebody be there with a car.',
    ],
  ),
];
