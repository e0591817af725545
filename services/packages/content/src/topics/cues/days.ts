import { cue, type Cue } from './cue.ts';

/** What fills ordinary days besides: animals, accidents, rumors, beginnings. */
export const dayCues: readonly Cue[] = [
  cue(
    /\b(?:cat|dog|puppy|kitten|horse|rabbit)\b[^]{0,60}\b(?:vet|not eating|sick|ill|limps?|missing|ran away|lost|surgery)\b/i,
    [
      'Not one of your creatures is forgotten before you. Ease what hurts this small one, guide the vet, and let there be as many good days as can be had.',
    ],
    'pet-ill',
    { unless: /\b(?:put down|died|passed|trailer)\b/i },
  ),
  cue(
    /\b(?:car|road|bus|motorbike) (?:accident|crash|wreck)\b|\bhit (?:by|my son|my daughter) (?:a |with )|\bwas hit by\b|\bcrashed\b/i,
    ['Heal what was broken on that road: bones first, then sleep, then trust in the street.'],
    'illness',
    { unless: /\b(?:market|computer|server|probation)\b/i },
  ),
  cue(
    /\b(?:got probation|the man who (?:hit|killed|hurt|robbed)|turn it round|forgive (?:him|her|them|my)|help me forgive|as we forgive|chewing on)\b/i,
    [
      'What was done to us weighs, and you do not ask us to call it light. Take the debt into your own hands, and open mine slowly, one finger after the other.',
    ],
    'forgiving',
    { unless: /\bforgive (?:me|myself)\b|but me\b/i },
  ),
  cue(
    /\b(?:in (?:the )?hospital|admitted|emergency room|er\b last|ambulance|on the ward|bedridden)\b/i,
    [
      'Go from bed to bed tonight, and stay a while at this one. Guide the eyes and hands of those who treat, and let home come nearer every day.',
    ],
    'illness',
    {
      unless:
        /\bi (?:work|clean|cook)\b|hospital (?:laundry|chaplain|kitchen)|danced in|the good hospital/i,
    },
  ),
  cue(
    /\b(?:winters?|january)\b[^.!?]{0,60}\b(?:do this|dark|low|lamp|blues?)\b|\bgave me a lamp\b|\blight, any kind\b/i,
    [
      'Send light: from the lamp, through the window, out of a face. Let the dark months be a tunnel, and not a cave.',
    ],
    'sadness',
  ),
  cue(
    /\b(?:can[’']?t|cannot) read\b|\bforgot my glasses\b|\bnever learned to read\b/i,
    [
      'Take the fear of being found out. Give one patient person who teaches, and let learning at this age be counted as courage.',
    ],
    'guilt',
  ),
  cue(
    /\b(?:gained|lose|losing) (?:\w+ )?(?:pounds|kilos|weight)\b|\bweight\b.{0,20}\b(?:gain|loss)\b/i,
    [
      'You look at this body with kindness; teach us to do the same. Open a door through which one may come just as one is.',
    ],
    'health-habits',
    { unless: /\b(?:weight off|pounds (?:a|per)|the baby|lbs)\b/i },
  ),
  cue(
    /\b(?:quit|stop) (?:smoking|vaping)\b|\bcigarettes\b|\bjunk food\b/i,
    [
      'Let the next hour be enough to fight for, and the next one after it; and after a fall begin with us at once.',
    ],
    'health-habits',
  ),
  cue(
    /\b(?:my (?:boy|son|daughter|girl|kid)|he is 18|she is 1\d)\b[^]{0,40}\b(?:took|stole|stealing|taking)\b[^]{0,30}\b(?:dollars|money|cash|till|card)\b/i,
    [
      'Let me find the hour and the tone: firm about the money, tender with the child. Let nothing be lost over it but the secret.',
    ],
    'parenting',
    { certain: true },
  ),
  cue(
    /\b(?:has met a man|met (?:someone|a woman|a man) online|new (?:boyfriend|girlfriend|wife|husband))\b/i,
    [
      'Make my heart wide enough to be glad for another; no one’s place is taken by it, and none of the past is crossed out.',
    ],
    'family-conflict',
    { unless: /\bhis new wife left\b|\bher new guy\b/i },
  ),
  cue(
    /\b(?:left w\/?o?|left without) (?:saying )?(?:goodbye|a word)\b|\bfamilies left\b|\bleft (?:our|the) church\b/i,
    [
      'Go after those who went without a goodbye, and stay with those who look at the empty chairs.',
    ],
    'church',
  ),
  cue(
    /\b(?:pastor[’']?s kid|never had him on a weekend|never had (?:her|him) to myself)\b/i,
    ['Give us one table without a congregation; let us find each other there as father and child.'],
    'family-conflict',
  ),
  cue(
    /\b(?:fake reviews?|one star|comments? about|bad review|slander\w*|rumou?rs?|gossip\w*|lies about)\b/i,
    [
      'Guard my good name, and guard my tongue still more. Let truth come out by itself, through work that speaks.',
    ],
    'work-conflict',
    { unless: /\b(?:write|post) (?:a|me)\b|elders?\b/i },
  ),
  cue(
    /\bcoming back (?:from|after)\b|\bour landing\b|\bback home after \d+ years\b|\bsupport dropped\b/i,
    [
      'To come home can be the strangest journey. Let there be a door, a bed, a form that can be filled in, and somebody who asks and then listens.',
    ],
    'moving',
    { unless: /\bcoming back to (?:me|life)\b/i },
  ),
  cue(
    /\b(?:starts?|starting|opened?|opening) (?:a |his |her |my |our )?(?:\w+ )?(?:school|business|biz|shop|truck|salon|bakery|company|practice|food truck)\b|\b(?:detailing|cleaning|lawn) biz\b/i,
    ['Bless the beginning: small steps, honest prices, and the first people who come back.'],
    'new-business',
    {
      unless:
        /\b(?:when i started|since i started|grandfather started|started (?:it|our)|my father started|new school|starts school|have started school|another class)\b/i,
    },
  ),
  cue(
    /\bnickname\b|\bsay (?:the|his|her|my) name\b/i,
    [
      'You know the names by which we are called by those who love us, also those that nobody says any more.',
    ],
    undefined,
    { unless: /\bnot a real bishop|thats his nickname\b/i },
  ),
  cue(
    /\bboss (?:paid|gave|bought)\b|\bdidn[’']?t have to\b|\bpaid for my\b/i,
    ['Bless the one who gave without having to, and let us learn to do the same for someone.'],
    'thanksgiving',
    { unless: /\bpaid for my mistakes\b/i },
  ),
];
