import { wish, type Wish } from './wish.ts';

/** What is asked about other people: that they come, call, see, stop, stay together. */
export const peopleWishes: readonly Wish[] = [
  wish(
    /\b(?:come|comes|came|bring(?:s)? (?:him|her|them)) (?:back )?home\b/i,
    ['Keep a light on along the whole way, and let the last steps to the door be easy ones.'],
    /\b(?:safe|safely|hospital|driv\w*)\b/i,
  ),
  wish(
    /\b(?:she|he|they)(?:'?d| would| will)? (?:call|ring|phone|write|text|answer)s?\b|\bhear from (?:her|him|them)\b/i,
    ['Let there be one message, however short; and make me somebody whom it is easy to call.'],
  ),
  wish(
    /\b(?:they|these girls|those (?:boys|girls)|the kids|everyone) (?:just |would |will |all )?(?:stop|quit|leave me|get bored|be nice)\b/i,
    ['Let them tire of it soon, and let it leave no mark that would have to be kept.'],
  ),
  wish(/\b(?:to see|sees?|realiz\w*|understands?) (?:that|how|what|why)\b/i, [
    'Let it be seen what was meant, on both sides, and let nobody have to shout it.',
  ]),
  wish(/\b(?:do it|pray(?:ing)?|talk|laugh) together\b|\bus to do it\b/i, [
    'Let one of us say it first, badly if need be, and let the other not laugh.',
  ]),
  wish(
    /\b(?:my|our|their|the) marriage\b|\b(?:wife|husband) and (?:i|me)\b/i,
    [
      'Keep room for the two in the middle of it: one evening on which nobody else’s trouble sits at the table.',
    ],
    /\bbrisket|party\b/i,
  ),
  wish(/\b(?:center|centre) of\b|\bbe the cent(?:er|re)\b/i, [
    'Be the one to whom the two of them turn first, also on the days that go well.',
  ]),
  wish(/\bgood to each other\b|\bmarriage that lasts\b|\bwhen we(?:'re| are) old\b/i, [
    'Let two people be good to each other in small coins, every day, so that it is a habit when the hard days come.',
  ]),
  wish(
    /\blove (?:your|my|our|thy) enem\w+|\bgood (?:christian )?neighbou?rs?\b|\blight on this street\b/i,
    [
      'To love does not mean to say nothing: give a calm voice, a clear limit, and one small decent thing to do.',
    ],
  ),
  wish(
    /\bpeace (?:on|at|in|with|between)\b|\bget along\b|\bstop(?:s)? (?:fighting|arguing)\b|\bmake up\b/i,
    ['Let somebody be the first to lower the voice, and let the other one notice.'],
  ),
  wish(
    /\b(?:them|the (?:four|five|six|seven|crew|men|staff)|those (?:four|five|six)) first\b|\bfor (?:what|where) they go\b|\bfind (?:new )?(?:work|jobs)\b/i,
    [
      'Go first to those who lose the most by it. Open a door for each of them soon, and let it be a good one.',
    ],
  ),
  wish(/\b(?:officers?|customs|border|agents?|clerk (?:who|at|will)|interpreter|embassy)\b/i, [
    'Let whoever sits behind that desk have slept well, be patient with slow words, and see a face before a file.',
  ]),
  wish(
    /\b(?:parole|(?:a|the|his|her|my|our|court|bond) hearing|jury|verdict|a fair|fair (?:board|hearing|judge|trial|eyes)|the board)\b/i,
    ['Let it be heard by people who listen to the end, and weighed by people who are fair.'],
  ),
  wish(/\b(?:judge|case ?worker|magistrate|those who decide)\b/i, [
    'Give those who decide a clear head, a warm heart, and time to read to the last page.',
  ]),
  wish(
    /\b(?:my|our|his) (?:whole )?family\b|\bkeep us together\b|\bstay together\b/i,
    ['Hold this family together, whatever a date or a paper may say.'],
    /\bfamily of\b/i,
  ),
  wish(
    /\b(?:brothers?|sisters?|siblings?|sons?|daughters?) (?:to |would |will )?(?:help|come|call|see)\b/i,
    ['Let those who could share it see it with their own eyes, and come.'],
  ),
  wish(
    /\b(?:safe|protect\w*|watch over|guard|keep (?:him|her|them|us) from)\b/i,
    ['Stand between them and harm, on every side that we cannot see.'],
    /\bsafe (?:roads?|travels?|journey|trip|flight|delivery|birth|drive)\b|\bi(?:'m| am) safe\b|\bmy (?:mouth|tongue|lips)\b/i,
  ),
  wish(
    /\b(?:chapel|good (?:men|friends|crowd)|right (?:people|crowd)|decent cellmate|cellmate)\b/i,
    ['Put one good person into the next seat there, early, and let the wrong voices find no ear.'],
  ),
  wish(/\bfind out (?:what|if|whether) (?:we|i)\b|\bbear(?:ing)? (?:to )?hear/i, [
    'If there is something to be told to us, let it be told; and let us hear it sitting down, without an answer ready.',
  ]),
  wish(/\b(?:look after|take care of|kind to|good to) (?:him|her|them)\b/i, [
    'Let them be met by people who are gentle without being asked.',
  ]),
];
