import { cue, type Cue } from './cue.ts';

/** Small turns of a tale: what was said once, kept back, seen, or waited for. */
const tales: readonly Cue[] = [
  cue(
    /\b(?:asked for (?:a )?yes|it was (?:a )?no|said no last time|turned (?:him|her|me) down|denied (?:him|her|me)|got denied)\b/i,
    [
      'Last time it was a no. I hardly dare to ask, and I ask again: let it be yes; and if it is not, let go of neither of us.',
    ],
    undefined,
    { unless: /\b(?:visa|loan|bank)\b/i },
  ),
  cue(
    /\bparole\b|\bclemency\b/i,
    [
      'Be in the room with that board. Give plain words and an open face to the one who stands there, and fair eyes to those who decide.',
    ],
    'prison',
  ),
  cue(
    /\bwaiting for (?:him|her|them) to (?:fail|slip|relapse|mess|fall|use)\b/i,
    [
      'Take from me the waiting for the fall. Let me hold a door and a limit at the same time, and hope without keeping count.',
    ],
    'addiction',
  ),
  cue(
    /\bout of (?:rehab|treatment|detox)\b|\blongest (?:ever|yet|stretch|so far|he|she)\b/i,
    [
      'Thank you for every one of these days, each of them won in the morning and again at night. Let the next one be won, too, and let us dare to be glad of it.',
    ],
    'addiction',
  ),
  cue(
    /\b(?:he|she|they)(?:[’']ll| will) (?:stop|forget)\b[^.!?]*$|\bnow (?:he|she) (?:sings|laughs|talks|sleeps|smiles)\b/im,
    ['What has begun to sing in this house, let it go on singing in the next one.'],
    'adoption',
  ),
  cue(
    /\bpack (?:his|her|their) (?:things|bags?|clothes|toys)\b|\bthe quiet house\b|\bthey[’']ll go to (?:her|him|their)\b|\bgo to (?:her|him) before\b/i,
    [
      'When small things are packed, a blanket, a favorite animal, steady the hands and the voices here; and afterwards let us fall to pieces in your arms.',
    ],
    'adoption',
    { unless: /\bdied|funeral|college\b/i },
  ),
  cue(
    /\b(?:big (?:brother|sister)|(?:\d|two|three|four|five|six)[- ]?(?:yr|year)s?[- ]old) (?:\w+ ){0,3}(?:at home|keeps asking|who asks|asks)\b/i,
    [
      'And the child at home, who asks and asks: give short true answers there, and an extra lap to sit on.',
    ],
  ),
  cue(/\b(?:spoke|talked|called|hugged|laughed) (?:\w+ ){0,3}first time (?:since|in)\b/i, [
    'Thank you for the one who took the first step across, and for a silence that has come to its end.',
  ]),
  cue(
    /\bsaw my (?:own )?(?:dad|father|mother|mom) in me\b|\b(?:sound|look|act)(?:ed|s)? (?:just )?like my (?:dad|father|mother|mom)\b/i,
    [
      'What was handed down to me need not be handed on. You make all things new; begin with this one.',
    ],
  ),
  cue(
    /\bi said (?:i[’']?m )?sorry\b|\bi apologi[sz]ed\b/i,
    [
      'The word is said. Now let it be lived, one quiet day after another, until the one I frightened can believe it.',
    ],
    'anger',
    { unless: /\b(?:never|didn[’']?t|not) (?:said|say)\b/i },
  ),
  cue(/\b(?:hates?|afraid of|scared of) the mask\b|\bthe mask they put\b/i, [
    'Let the mask smell of something friendly, and let the counting be over before it begins.',
  ]),
  cue(/\blove (?:your|my|our) enem\w+\b/i, [
    'To love an enemy does not mean to say nothing: give a calm voice, a clear limit, and one small decent thing to do.',
  ]),
  cue(
    /\b(?:upstairs|downstairs|above us|below us)\b[^]*\b(?:shout|bark|bang|music|loud|stomp|drum|noise|yell|broom|ceiling)\w*/i,
    [
      'Let walls and ceilings be thick enough for one night; and let someone knock in daylight, with a first sentence that offends nobody.',
    ],
    'neighbors',
  ),
  cue(
    /\b(?:photograph|picture|photo) (?:of|on|in)\b|\blook at the (?:photo\w*|picture)\b/i,
    [
      'Let the day come on which the picture may be taken out, and a face be seen in it and not only a fault.',
    ],
    'self-forgiveness',
    { unless: /\b(?:wedding|baby|ultrasound|instagram|facebook|post)\b/i },
  ),
  cue(
    /\b(?:can[’']?t|cannot|don[’']?t|won[’']?t|never) (?:open|read|answer) (?:them|it|the (?:letters?|cards?))\b/i,
    ['There is mercy lying unopened in a drawer. Give the courage for one envelope.'],
    'self-forgiveness',
    { unless: /\b(?:bills?|bank|landlord|invoice|owe|debt)\b/i },
  ),
  cue(
    /\b(?:unopened|don[’']?t open|can[’']?t open|drawer (?:of|full)|shoe ?box (?:of|full))\b[^]*\b(?:bills?|letters?|bank|owe|debt)\b/i,
    ['Be there when the first envelope is opened. It is only paper; let the second be easier.'],
    'debt',
  ),
  cue(
    /\b(?:perm|haircut|road test|driving test|welding|practical)\b/i,
    ['Let hands and eyes remember what they have done a hundred times when nobody was watching.'],
    'exam',
  ),
  cue(
    /\b(?:borrowed|other (?:men|people)[’']?s) (?:sermons?|words)\b|\bpreach other\b|\bsermons? (?:off|from) the internet\b/i,
    [
      'Nobody is fed for long by bread that the baker does not taste. Let one sentence come that is nobody else’s, small and true.',
    ],
    'ministry-tired',
  ),
  cue(
    /\b(?:priority date|ages? out|turns? 21|will be 21|falls? out of)\b/i,
    [
      'You know each date on that list, and whose birthday it races against. Let the one come before the other, and let no child be lost between two of them.',
    ],
    'immigration',
  ),
  cue(
    /\b(?:lost|missing) (?:his|her|their|the|my) papers\b|\bpapers are lost\b/i,
    [
      'Papers get lost; nobody is lost to you. Let what is missing be found, or be believed without it.',
    ],
    'immigration',
  ),
  cue(
    /\b(?:can[’']?t|couldn[’']?t) stop looking at (?:her|him)\b|\b(?:her|his) name is \p{Lu}/iu,
    [
      'You knew this name before anyone said it aloud. Let it be called with love a whole life long.',
    ],
    'new-baby',
    { unless: /\b(?:died|stillborn|miscarr|wife|neighbou?r|grandmother|phone|lost|dog|cat)\b/i },
  ),
  cue(
    /\b(?:sold|stole|took|pawned) (?:mom|mum|my|our|her|grandma)[’']?s? (?:\w+ )?(?:ring|car|tools|jewel\w*|money|tv)\b/i,
    [
      'You remember what was taken, and you remember the one who took it before that. Let trust be asked to grow, and not be ordered to.',
    ],
    'addiction',
  ),
  cue(
    /\block(?:ed|s) the door on\b|\b(?:won[’']?t|not) let (?:him|her) (?:in|home|back)\b/i,
    [
      'A door is locked because somebody is loved behind it, on both sides. Hold the one who had to turn the key.',
    ],
    'addiction',
  ),
  cue(/\b(?:thousands? (?:of )?miles|other side of the world|an ocean|so far away|miles away)\b/i, [
    'Where distance ties these hands, let yours be near; and let a voice on the telephone weigh more than it knows.',
  ]),
  cue(
    /\b(?:dinner|supper|lunch|eat(?:en)?) (?:\w+ )?(?:by myself|alone)\b/i,
    ['Sit at this table tonight, and soon let somebody else need the second chair.'],
    'loneliness',
    { unless: /\b(?:died|widow|passed)\b/i },
  ),
  cue(
    /\b(?:grown|nothing) (?:in )?(?:common|to say to each other)\b|\b(?:by himself|by herself) and i pray by myself\b/i,
    ['Two prayers go up from one house. Let them meet on the stairs.'],
    'marriage',
  ),
];

/** What was told in so many words: it is answered before what only belongs to the matter. */
export const taleCues: readonly Cue[] = tales.map((one) => ({ ...one, apt: true }));
