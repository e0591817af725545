import { wish, type Wish } from './wish.ts';

/** What is asked for what nobody sees: to say no, to tell the truth, to stay, to go, to be less afraid of what others think. */
export const insideWishes: readonly Wish[] = [
  wish(
    /\b(?:say(?:ing)? no|set (?:a |some )?(?:limit|boundar)\w*|boundar(?:y|ies)|stand up (?:to|for)|speak up)\b/i,
    ['Give a clear, quiet no where one is needed, and let it be said without a long excuse.'],
  ),
  wish(
    /\b(?:tell (?:the|them the|him the|her the) truth|be honest|come clean|own (?:up|it|what i)|confess|admit (?:it|that|what))\b/i,
    [
      'Let the truth come out whole and in few words, and let there be ground underfoot once it is said.',
    ],
  ),
  wish(/\b(?:apologi[sz]\w*|say (?:i'?m )?sorry|make (?:it|things) right|make amends)\b/i, [
    'Let the sorry be said without a “but” behind it; and give patience if the answer takes its time.',
  ]),
  wish(
    /\b(?:not (?:be |get |feel )?(?:so )?(?:jealous|envious)|jealous\w*|env(?:y|ious)|compar(?:e|ing) (?:myself|me))\b/i,
    ['Turn the eyes back to this table and what stands on it, and let it be enough for one meal.'],
  ),
  wish(
    /\b(?:humble|humility|my pride|swallow my pride|too proud|accept help|ask for help|let (?:people|others|someone|somebody|them) help)\b/i,
    ['Make it light to be helped: a hand held out, a hand that takes it, and nobody keeps count.'],
  ),
  wish(
    /\b(?:let (?:him|her|them|go of (?:him|her|them|control|what))\b(?: go)?|letting (?:him|her|them|go)|release (?:him|her|them)|give (?:him|her|them|it|this) (?:over|up) to)\b/i,
    ['Loosen the grip one finger at a time, and let it be felt whose hands are underneath.'],
    /\blet (?:him|her|them) (?!go\b)|\blet(?:ting)? (?:six|five|four|three|two|people|some)\b/i,
  ),
  wish(/\b(?:accept|make peace with|come to terms|live with (?:it|this|what))\b/i, [
    'Let what will not change be looked at without flinching, and what is still possible be seen beside it.',
  ]),
  wish(
    /\b(?:decid\w*|decision|choos\w*|choice|right (?:choice|decision|path|thing|way)|which (?:one|job|way|offer|path))\b/i,
    [
      'Let the better way be recognized by its quietness, and the other one be left without a glance back.',
    ],
    /\bboard decided|decided (?:to|that|on)\b/i,
  ),
  wish(
    /\b(?:focus\w*|concentrat\w*|remember(?:s|ed)? what|clear head|mind (?:to )?go(?:es)? blank|think (?:straight|clearly))\b/i,
    [
      'When the page looks back empty, let what was learned come up from below, one line after another.',
    ],
    /\bremember(?:s|ed)? what (?:else|we|it was)\b/i,
  ),
  wish(/\b(?:joy|be happy|happiness|laugh\w* again|smile again|enjoy)\b/i, [
    'Let joy come in by a small door: a song from a kitchen, a joke that nobody planned, and no bad conscience after it.',
  ]),
  wish(
    /\b(?:faith|believe again|trust (?:god|him|you)|pray again|feel (?:god|him|you)|close(?:r)? to (?:god|him|you)|come back to (?:god|him|you|faith))\b/i,
    [
      'Where faith is thin, let a thread of it hold; and do not wait for a great one before you come near.',
    ],
    /\bgood faith\b|\bfaithful\b/i,
  ),
  wish(
    /\b(?:saved|salvation|come to (?:christ|jesus|faith|know)|know(?:s)? (?:jesus|christ|the lord|god)|accept(?:s)? (?:jesus|christ))\b/i,
    [
      'You know the way to that heart better than any speech does. Use whom you like for it, and let love have been there first.',
    ],
  ),
  wish(
    /\b(?:stop (?:worrying|being afraid|overthinking)|worry(?:ing)? less|not worry|anxi\w+|calm(?:er|s| down)?|panic\w*|nerves)\b/i,
    [
      'Slow the breath before you slow the thoughts, and let the next five minutes be the only ones that have to be lived.',
    ],
  ),
  wish(
    /\b(?:respect\w*|taken serious\w*|be seen|see me|notice[ds]? me|be heard|listen(?:s|ed)? to (?:me|us|him|her)|believe[ds]? (?:me|us))\b/i,
    ['Let there be one who looks up, puts down what he is holding, and listens to the end.'],
  ),
  wish(
    /\b(?:not (?:to )?quit|don'?t (?:let \w+ )?quit|keep (?:at it|on|showing up|trying|at this)|persever\w*|endur\w*|hang (?:on|in)|hold on|get through)\b/i,
    [
      'Make the stretch ahead short enough to see to its end, and put a bench where the next one begins.',
    ],
  ),
  wish(
    /\b(?:parent\w* (?:well|better)|good (?:mom|mother|dad|father|parent|wife|husband|son|daughter|friend|grand\w+)|better (?:mom|mother|dad|father|parent|wife|husband|son|daughter|man|woman|person))\b/i,
    [
      'Nobody has to be perfect to be a good one. Let the love that is there find its way into hands, voice and time.',
    ],
  ),
  wish(
    /\b(?:what (?:god|he|you) wants? (?:of|for|from) me|god'?s will|your will|his will|god'?s plan|purpose|calling)\b/i,
    [
      'Show what you want in a size that can be done this week, and keep the rest until it is needed.',
    ],
  ),
  wish(
    /\b(?:not (?:turn|become|be|end up) (?:like|bitter|my (?:father|mother|dad|mom))|be different (?:from|than)|break (?:the|this) (?:cycle|chain|pattern))\b/i,
    ['Let what was handed down stop here, and something kinder be handed on in its place.'],
  ),
];
