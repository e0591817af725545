import { cue, type Cue } from './cue.ts';

/** Unspoken things, schools, houses, hopes, feasts and wars. */
export const seasonCues: readonly Cue[] = [
  cue(
    /\b(?:lives? in my basement|hasn[’']?t worked since|won[’']?t get a job|sleeps all day)\b/i,
    ['Give me patience with a backbone: love that helps up, and does not help to stay lying down.'],
    'family-conflict',
  ),
  cue(
    /\b(?:wine festival|around alcohol|office party|open bar)\b/i,
    [
      'Set a watch at that door: a friend to call, an early way home, and the quiet pride of the next morning.',
    ],
    'addiction',
  ),
  cue(
    /\b(?:perms to go|my feet|on my feet|count to|inventory|christmas rush|rush season|back is shot)\b/i,
    [
      'Bless tired feet and busy hands; let there be a chair, a cup of something warm, and a laugh before closing.',
    ],
    'burnout',
    { unless: /\b(?:used to love|cannot|surgery|diabet|dead on my feet, drowning)\b/i },
  ),
  cue(
    /\b(?:mixer|hobart|machine|truck|van|generator) (?:breaks|broke|died|is down)\b/i,
    ['Let the old machine hold a little longer, and lead us to one that we can afford.'],
    'burnout',
    { unless: /\bsingle mom|pastor\b/i },
  ),
  cue(
    /\b(?:residential school|generations? of hurt|people with crosses|abused by (?:a|the) (?:priest|church)|organ\b.*jaw|should be quieter|rebellious)\b/i,
    [
      'What was done under your name grieves you more than us. Heal it on all sides, without hurry, and let no one call the wound a lack of faith.',
    ],
    'church-hurt',
    { certain: true },
  ),
  cue(
    /\b(?:wrong tray|my mistake|made a mistake|i gave .{0,30} wrong|check .{0,20} three times|i let go \w+ people|make it right where i can|ended a pregnancy|not a good father|ten minutes\.)\b|\bi wasn[’']?t there when\b/i,
    [
      'You have long since written a different ending to that day. Let me put right what can be put right, and leave the rest with you, where it is safe.',
    ],
    'self-forgiveness',
    { certain: true, unless: /\bovercharged|customer\b/i },
  ),
  cue(
    /\b(?:the (?:thing|other thing) from|he knows|god knows|you know, dear|you know\.|unspoken)\b/i,
    ['What was not said here you know by heart. Hear it in full.'],
    undefined,
    { unless: /\b(?:kandahar|nobody|god knows (?:i|we))\b/i },
  ),
  cue(
    /\b(?:works? the night|radio and the lord|stay awake on)\b/i,
    ['Keep the eyes open on the road home, and be better company than the radio.'],
    undefined,
  ),
  cue(
    /\b(?:relatives[’']? kids|kinship|seven at the table|ask him for a van)\b/i,
    [
      'Bless a table that grows with every need, and send what so many children need: seats, shoes, and sleep for the grown-ups.',
    ],
    'adoption',
  ),
  cue(
    /\b(?:school starts|first day of school|new school|starts school|kindergarten|grade \d|different class)\b/i,
    [
      'Be at the school gate in the morning. Give a kind teacher, one friend at the next desk, and courage that grows with the satchel.',
    ],
    'parenting',
    { unless: /\bgroup chat|bully|teeth|teacher\. grade|grade 11\b/i },
  ),
  cue(
    /\b(?:looking for (?:a )?(?:house|home|flat|apartment|place)|house hunting|need a (?:home|place)|closing on (?:a|the|our) house|sell(?:ing)? (?:our|my|the) house)\b/i,
    [
      'You know the door that will be ours. Let us find it without losing our peace or more than we can pay.',
    ],
    'house',
    { unless: /\bwants to sell the house\b|\bsell the house first\b/i },
  ),
  cue(
    /\b(?:looking for (?:a )?(?:job|work)|job (?:hunt|search)|unemployed|out of work|applications?|need a job|no job)\b/i,
    [
      'There is work for which these hands are right. Let the two find each other soon, and let no unanswered letter decide what a person is worth.',
    ],
    'job-search',
    { unless: /\b(?:pr application|visa|adopt|asylum|job before)\b/i },
  ),
  cue(
    /\b(?:promotion|pay rise|a raise|performance review)\b/i,
    ['Let good work be seen; and if it is not seen by everyone, let it be enough that you see it.'],
    'promotion',
    { unless: /\bcost me the promotion|raise (?:my|our|a|the) (?:kids|prices|child)\b/i },
  ),
  cue(
    /\b(?:single|unmarried)\b[^.!?]{0,40}\b(?:3\d|4\d|waiting|lonely|husband|wife|spouse)\b|\bwant a (?:husband|wife)\b|\bmy future (?:husband|wife)\b/i,
    [
      'Let no evening be only a waiting room. Lead me among people, and if there is one who is meant, let us both recognize it.',
    ],
    'singleness',
    { unless: /\bsingle (?:mom|dad|mother|father|parent)|every single|get home ok\b/i },
  ),
  cue(
    /\b(?:best friend|my friend)\b[^.!?]{0,60}\b(?:won[’']?t talk|stopped|betray\w*|fell out|fight|ghosted)\b|\bfell out with\b/i,
    [
      'A friendship is easily torn and slowly mended. Take the pride out of the silence, and let one of us write the first line.',
    ],
    'friendship',
  ),
  cue(
    /\b(?:my child|my (?:son|daughter|baby|toddler|little (?:one|boy|girl)|grandson|granddaughter|niece|nephew)|our (?:son|daughter|baby|little \w+|boy|girl))\b[^.!?]{0,60}\b(?:sick|ill|fever|hospital|seizures?|surgery|tests|asthma|rsv|diagnosed|heart)\b/i,
    [
      'One would trade places at once. Be in this small body with your healing, and in the big hearts around it with your calm.',
    ],
    'sick-child',
    {
      unless:
        /\b(?:3\d|4\d)[- ]year|is (?:3|4|5)\d|stepped|died|was four|her heart|heart is|pray for her heart|soft heart|soft hearts|learning disability\b/i,
    },
  ),
  cue(
    /\b(?:christmas|thanksgiving|easter|holidays)\b[^.!?]{0,40}\b(?:alone|without|empty|fight|dread)\b/i,
    [
      'Come to this feast first, before the guests and before the memories, and sit on the empty chair.',
    ],
    undefined,
    { unless: /\bate thanksgiving\b/i },
  ),
  cue(
    /\b(?:war in|front line|at the front|ukrain\w*|kharkiv|mariupol|gaza|sudan|congo|soldiers?)\b/i,
    [
      'You hear what falls at night. Cover those who are under it, shorten the war, and bring home sons, on every side.',
    ],
    undefined,
    { unless: /\b(?:wedding|at the front (?:desk|door|of)|draws tanks)\b/i },
  ),
];
