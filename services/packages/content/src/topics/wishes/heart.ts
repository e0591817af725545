import { wish, type Wish } from './wish.ts';

/** What is asked for the heart: courage, patience, words, forgiving, faith, company. */
export const heartWishes: readonly Wish[] = [
  wish(
    /\b(?:lose|losing|lost) heart\b|\bdiscouraged?\b|\bgiv(?:e|es|ing) up\b|\bkeep(?:s)? (?:going|the faith|hope)\b/i,
    [
      'When a heart sinks, be underneath it; and let not all the hearts in this family sink on the same day.',
    ],
  ),
  wish(
    /\b(?:stand (?:in|on|there|with)|be there (?:with|for it|this)|sit (?:on|in) (?:my|the|a)|in the yard|on the porch)\b/i,
    [
      'Let me be there this time: feet on this ground, those I love within reach, and the noise only a noise.',
    ],
    /\bhearing|court|board\b|\b(?:church|car|pew|office|shop|bench|bank|van|truck)\b/i,
  ),
  wish(/\bhymns?\b|\b(?:sit|get|stay) through (?:\w+ )?(?:church|service|mass)\b/i, [
    'Let me stay until the last verse; and if the tears come, let them be one more way of singing.',
  ]),
  wish(
    /\b(?:fall apart|falling to pieces|keep it together|not (?:to )?cry|hold it together|and smile)\b/i,
    ['Lend me a steady face for as long as it is needed, and afterwards a place to weep.'],
  ),
  wish(/\b(?:sing(?:ing)?|songs?) (?:back|again)\b|\bkeep singing\b/i, [
    'Give the songs back; and until then somebody beside whom we can be silent while they sing.',
  ]),
  wish(
    /\blove (?:it|this|my (?:job|work)|what i do|teaching|them) again\b|\bused to love\b|\bjoy (?:back|again)\b/i,
    [
      'Let the love for it come back by the door through which it left: one good hour, one face, one thing that goes right.',
    ],
  ),
  wish(
    /\b(?:know|tell me) (?:it'?s|if it'?s|it is|when it'?s) time\b|\btime to go\b|\bleave to go\b/i,
    ['And if it is time to go, say so plainly, and let it be no defeat.'],
  ),
  wish(/\b(?:get|getting) over\b|\b(?:not|stop being|less) bitter\b|\bresent\w*|\bgrudge\b/i, [
    'Take the sting out of what is said from far away. Let me do what is mine to do without keeping the account.',
  ]),
  wish(
    /\bguard (?:over |before )?my (?:mouth|tongue|lips)\b|\bmy mouth shut\b|\bhold my tongue\b/i,
    ['Set a guard before my lips, and let what gets past it be kind.'],
  ),
  wish(/\bwant to want\b|\bbe (?:glad|happy) for (?:her|him|them)\b/i, [
    'Let me come to want what is good for them; and until I do, let me do it all the same.',
  ]),
  wish(
    /\b(?:happy|glad|joy(?:ful)?) anyway\b|\bor that (?:i|we) can (?:be (?:happy|glad)|enjoy)\b/i,
    [
      'And if nothing changes, let the joy be whole all the same: an empty chair may hurt, and it need not decide the day.',
    ],
  ),
  wish(
    /\bor (?:that )?i (?:can|could) (?:manage|bear|live|accept|cope)\b|\bif (?:he|she|it|they) (?:doesn'?t|does not|don'?t)\b/i,
    ['And if it stays as it is, give what is needed to live with it, a day’s worth at a time.'],
  ),
  wish(/\b(?:chang\w* (?:his|her|their) minds?|comes? (?:a)?round|soft(?:en)? hearts?)\b/i, [
    'Soften what has grown stiff, and let nobody have to lose face in order to turn round.',
  ]),
  wish(/\bforgive (?:myself|me\b)|\bput (?:it|this|that) down\b|\blet (?:it|this) go\b/i, [
    'Open the hands that have held it for so long, and let nothing fall from them but the weight.',
  ]),
  wish(/\bforgiv\w*/i, [
    'Begin the forgiving where we cannot begin it, and let it be slow enough to be true.',
  ]),
  wish(/\b(?:not|isn'?t|less|stop being) (?:so )?ashamed\b|\bshame\b/i, [
    'Take the shame away first; it stands between people who could look at it together.',
  ]),
  wish(/\b(?:courage|nerve)\b|\bbe brave\b|\bdare to\b/i, [
    'Give the courage that lasts just as long as the first sentence. The rest will follow it.',
  ]),
  wish(
    /\b(?:right words|the words|what to say|comes? out of my mouth|say it (?:like|well|plainly|kindly)|speak (?:well|plain)|say something)\b/i,
    ['Put the right words within reach, and the sense to stop after them.'],
    /\b(?:run|ran) out of words|no words|say something to god/i,
  ),
  wish(
    /\b(?:not (?:be |so )?(?:scared|afraid|frightened)|less (?:scared|afraid)|(?:my|his|her) fear|unafraid)\b/i,
    ['Let the fear find somebody larger than itself standing there, with a calm hand and time.'],
  ),
  wish(
    /\bpatien(?:ce|t)\b/i,
    [
      'Give patience that is made fresh each morning, and keep a little of it back for the evening.',
    ],
    /\bpatients\b|\bpatient (?:officers?|person|clerk|agent)/i,
  ),
  wish(/\b(?:my temper|yelling|shouting|stop (?:yelling|shouting|snapping)|snapping|my anger)\b/i, [
    'Give me the one second between the heat and the hand, and let me use it.',
  ]),
  wish(
    /\b(?:quiet mind|hear (?:from )?(?:god|him|you)|clarity|clear (?:mind|head|answer|thinking|light)|wisdom|guidance|discern\w*|which way|know what to do)\b/i,
    [
      'Make it quiet enough in me to hear; and let what is right still be right on the morning after.',
    ],
  ),
  wish(
    /\b(?:somebody|someone|others?) else (?:\w+ )?(?:do|pray|believe)|\bdo it for (?:me|a while)|\bpray (?:it )?for me because i\b/i,
    ['Let others do the asking for a while, and count it as my own.'],
  ),
  wish(
    /\b(?:peace)\b/i,
    ['Give a peace that does not depend on how this turns out.'],
    /\bpeace (?:on|at|in) (?:our|elm|the (?:street|block))/i,
  ),
  wish(
    /\bhope\b/i,
    ['Leave a small light burning in this, one that we need not keep alive ourselves.'],
    /\b(?:i|we) (?:just )?hope\b/i,
  ),
  wish(
    /\b(?:one|a|some) friends?\b|\bsomeone to (?:talk|eat|sit)\b|\bnot (?:be |feel )?(?:so )?(?:alone|lonely)\b|\bcommunity\b/i,
    ['Send one person who asks a second question and waits for the answer.'],
  ),
  wish(/\b(?:trust (?:again|people|god again|him|her)|believe (?:it|again|him|her))\b/i, [
    'Let trust come back as slowly as it needs to, and no faster.',
  ]),
  wish(/\b(?:something|anything) true\b/i, [
    'Keep easy words away from this. Let only what is true stand here, and stay beside it.',
  ]),
];
