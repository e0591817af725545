import { wish, type Wish } from './wish.ts';

/** What is asked about work, money, roads and papers. */
export const thingWishes: readonly Wish[] = [
  wish(
    /\bcoffee\b/i,
    [
      'Coffee we can make ourselves; mercy we cannot. Give it in the last hour, and enough for everybody.',
    ],
    /^(?!.*mercy)/is,
  ),
  wish(
    /\b(?:goes? live|launch\w*|servers? hold|holds? up|go(?:es)? well)\b/i,
    ['Let it hold when it counts, and for longer than the first hour.'],
    /\b(?:hiding|funeral|surgery|operation|veins?|body|heart|voice|knees?|marriage|hold(?:s)? (?:me|him|her|us) up)\b/i,
  ),
  wish(
    /\b(?:customers?|clients?|orders?|sales|buyers?)\b/i,
    [
      'Send people through that door who need what is made there, and who come back with a neighbor.',
    ],
    /\b(?:tell|answer|forgive|face|ring|call) (?:the|a|my|that|this) (?:client|customer|buyer)|\bclients? no\b|\btoo (?:many|much)\b|\b(?:one|some|two) of (?:my|our) (?:customers|clients)\b|\b(?:a|my|our) (?:\w+ )?(?:customer|client|buyer)\b/i,
  ),
  wish(
    /\bsafe (?:roads?|travels?|journey|trip|flight|drive|landing)\b|\btravel\w* mercies\b|\bthe roads?\b|\broads\b|\barrive safe\w*|\bget there\b/i,
    [
      'Give a good journey from door to door, a kind person at every change on the way, and somebody at the end of it who keeps looking out.',
    ],
    /\b(?:across|down|up|over) the road\b/i,
  ),
  wish(/\bin one piece\b|\bluggage\b|\bthe cake\b/i, [
    'And keep a hand under whatever is carried on a lap, so that it arrives as it set out.',
  ]),
  wish(/\b(?:warm coat|the cold|the snow)\b/i, [
    'And let there be something warm to put on, and the good sense to put it on.',
  ]),
  wish(
    /\b(?:visa|green card|priority date|approved|approval|(?:my|our|his|her|the|for a) papers?|petition|permit)\b/i,
    [
      'Move the paper on from the desk where it lies, and let nobody fall out of the file in the meantime.',
    ],
    /\bpaper towels?|newspaper|wallpaper|divorce|out of my hand/i,
  ),
  wish(
    /\b(?:pass(?:es)?\b(?! away)|my score|the points|good (?:marks?|grades?))/i,
    ['Let the points that were missing be found this time, and let a door stand open behind them.'],
    /\b(?:the|a|bus|mountain) pass\b|\bpass (?:the (?!test|exam|board)|on|by|through)/i,
  ),
  wish(/\b(?:tell (?:him|her|my (?:wife|husband))|telling (?:him|her))\b/i, [
    'Give a quiet hour for it and a beginning that holds; and to the one who hears it, grace to stay in the room.',
  ]),
  wish(
    /\b(?:rent|bills?|payroll|loans?|the money|pay (?:people|them|it|my|our)|provi(?:de|sion)|debts?)\b/i,
    ['Let what is missing be found in time, and let nobody be made small for having needed it.'],
  ),
  wish(/\b(?:a|the|new|another) job\b|\bgets? (?:hired|work)\b|\bmore hours\b|\bfind work\b/i, [
    'Lead to a place where good hands are wanted, and soon.',
  ]),
  wish(
    /\brain\b/i,
    ['Send it gently and long enough, onto every field that waits for it.'],
    /\b(?:no|not|doesn'?t|don'?t|without|no more|too much|(?:stop|end|hold)\w*(?: off| back)?(?: the| this)?) rain\b|\brain (?:to )?(?:stop|end|hold off|go away|stay away)/i,
  ),
  wish(/\b(?:good|right|honest) (?:price|buyer|partner|offer|lender)\b/i, [
    'Bring somebody to the table who means what he says.',
  ]),
  wish(
    /\b(?:thank you|give thanks|thanks? (?:to )?(?:god|the lord|him))\b.*\bwith me\b|\bgive thanks with\b/i,
    ['We say it with everyone who reads this, and slowly, so that nothing is left out: thank you.'],
  ),
];
