import { cue, type Cue } from './cue.ts';

/** Weddings, marriage, and children great and small. */
export const childCues: readonly Cue[] = [
  cue(
    /\b(?:getting married|gets married|is marrying|i[’']?m marrying|marries|we marry|wedding|to be wed|bride|groom)\b/i,
    [
      'Be the first guest at this wedding. Bless the promise more than the party, and let both families find at the long table that they have gained and not lost.',
    ],
    'wedding',
    {
      unless:
        /\b(?:married (?:\d+|for)|wedding (?:ring|anniversary)|bracelet from|usher at his wedding|stood up at|my own sister wedding|from her wedding|divorce)\b/i,
    },
  ),
  cue(
    /\bno rain\b(?!.*\bsince\b)|\bdon[’']?t rain\b|\bdoes not rain\b|\bnot rain\b/i,
    [
      'And if it is not too much to ask, hold back the rain for those few hours; if it rains, let them laugh under one umbrella.',
    ],
    undefined,
    { unless: /\bno rain (?:on|since|for)|drought|maize|canola|crops?\b/i },
  ),
  cue(
    /\b(?:second time for both|marrying again|remarr\w+|second try|two old fools|both 71|blended|step(?:son|daughter|kids|children|mom|dad)|his teenagers)\b/i,
    [
      'Bless those who dare it once more. Let what was learned in sorrow be of use, and let every child find that love grew larger and no chair was taken away.',
    ],
    'wedding',
    {
      unless: /\bdivorce was\b/i,
      heard: [
        'To dare it once more, knowing what it can cost, may be the braver promise. How good that it begins with a prayer.',
      ],
    },
  ),
  cue(
    /\b(?:not talking|stopped talking|don[’']?t talk|slept in the den|sleeps in the den|silent (?:treatment|house)|fight(?:s|ing)? (?:about|over|every)|we (?:fight|fought|argue)|fought about|quarrel)\b/i,
    [
      'Untangle what we only pull tighter. Let one of us begin, with a small true sentence, and let the other hear it.',
    ],
    'marriage',
    {
      unless: /\b(?:brothers?|siblings?|parish|council|elders?|grandmothers|politics|committee)\b/i,
    },
  ),
  cue(
    /\b(?:husband|wife|he|she)\b[^.!?]{0,50}\b(?:texting|messages on (?:his|her) phone|cheat\w*|affair|that woman|another (?:man|woman))\b/i,
    [
      'Bring the truth to light without cruelty. Guard the one who was hurt, call back the one who strays, and shelter the children from what they should not have to carry.',
    ],
    'affair',
    { unless: /\bcheated on my wife\b|\bi[’']?ve been texting\b|\btexting too much\b/i },
  ),
  cue(
    /\b(?:divorc\w+|separated|separation|papers (?:signed|came)|signed (?:the )?papers|custody)\b/i,
    [
      'A promise has come to its end, and the house sounds different. Be at the table that has one plate less; and let no bitterness move in where love has moved out.',
    ],
    'separation',
    {
      unless:
        /\b(?:since his divorce|after my divorce|since my divorce|divorced man|divorce-proof|not wanting divorce)\b/i,
    },
  ),
  cue(/\b(?:custody|judge sees|first night my (?:boys|kids|children|girls))\b/i, [
    'Let the children know that they are loved in both houses, and never have to choose whom to love.',
  ]),
  cue(
    /\b(?:blocked (?:all of )?(?:us|me)|hasn[’']?t spoken|has not spoken|doesn[’']?t (?:answer|speak)|don[’']?t answer|stopped talking to us|blue ticks|no contact|estranged|sent back the|unopened|porch light|phone has been quiet|written \w+ letters)\b/i,
    [
      'Keep the door open on both sides. You know the number that stays silent and the letters that were never sent; let there come one small sign, and let us not spoil it by wanting everything at once.',
    ],
    'prodigal',
    {
      certain: true,
      unless:
        /\b(?:cat|dog|puppy|kitten|brothers do not speak|client|customer|my brother|my sister|landlord|lawyer)\b/i,
    },
  ),
  cue(
    /\b(?:gone from god|atheist|away from (?:god|the lord|church)|left the faith|running with (?:the )?wrong|dropped out|prodigal|pray (?:him|her) home|bring (?:him|her) home)\b/i,
    [
      'You run down the road before anyone has turned round. Go after this child further than we can; and until then let our table stay laid and our mouths stay gentle.',
    ],
    'prodigal',
    { unless: /\bmy (?:brother|husband|wife)\b/i },
  ),
  cue(
    /\b(?:foster\w*|placement|placed with us|reunification|birth (?:mother|mom|parents)|case ?worker)\b/i,
    [
      'You set the lonely in families. Bless the child, the mother who struggles, and the home in between; and whatever a court decides, let no love that was given here be lost.',
    ],
    'adoption',
    { certain: true },
  ),
  cue(
    /\b(?:adopt\w*|home study|orphanage|the agency in)\b/i,
    [
      'Somewhere there is a child who does not know yet that it is being waited for. Move the files, open the offices, and hold that child in your arms until it may be in ours.',
    ],
    'adoption',
    { unless: /\b(?:adopted (?:a|the) (?:dog|cat|policy)|cat|dog)\b/i },
  ),
  cue(/\bhides? (?:bread|food)\b|\bfood under (?:the|his|her) pillow|\bbread under the pillow\b/i, [
    'Let them believe, one supper at a time, that there will be bread tomorrow too.',
  ]),
  cue(
    /\bcrib\b|\bnew grandfather\b|\bnew grandmother\b|\bfirst grandchild\b|\bnever held anything that small\b/i,
    ['Make these arms a place in which someone very small may be safe.'],
  ),
  cue(
    /\b(?:teen(?:ager|age)?s?|is 1[3-9]\b|16 and)\b[^.!?]{0,60}\b(?:screen|silent|room|talks?|one whole sentence|doors?|phone)\b/i,
    [
      'Thank you for each sentence that gets through the closed door. Give us ears for it, patience for the silence, and a second sentence.',
    ],
    'parenting',
  ),
  cue(
    /\b(?:braid|sunday nights?|use that hour)\b/i,
    ['Use the hour in which little is said and much is loved.'],
    undefined,
    { unless: /\b(?:invoices|shift|fight)\b/i },
  ),
  cue(
    /\b(?:my (?:own )?son is the bully|the bully)\b/i,
    [
      'Protect the child who was hurt, first of all. Then turn the heart of the one who hurts, and give parents the courage to look.',
    ],
    'bullying',
    {
      certain: true,
      heard: [
        'To look at that, and not to look away because it is your own child, takes more courage than most people have. It is the beginning of mending.',
      ],
    },
  ),
  cue(
    /\b(?:bull(?:y|ied|ying)|group chat|call(?:s|ed)? (?:me|him|her) (?:pig|names|fish|grandpa|preacher)|make fun of|made fun|picks? on|hid(?:e|es) my (?:tools|knives)|copy it on the bus|stutter)\b/i,
    [
      'Nobody may laugh away the worth that you have given. Give the grown-ups eyes and backbone, stop the mouths and the messages, and make brave the ones who only watch.',
    ],
    'bullying',
    { unless: /\bthe bully\b/i },
  ),
  cue(
    /\b(?:empty nest|leaves for college|college in|dropped our|all three kids|house echoes|left home|moved out|her first apartment|his dorm)\b/i,
    ['Go along with the one who went, and sit down with us in the room that is so tidy now.'],
    'leaving-home',
  ),
];
