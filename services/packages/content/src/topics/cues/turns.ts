import { cue, type Cue } from './cue.ts';

/** Turns of life that are easily taken for something else: a death, a goodbye, a court, a quarrel. */
export const turnCues: readonly Cue[] = [
  cue(
    /\b(?:my|our)\b[^.!?]{0,50}\b(?:died|passed away|has passed)\b|\bdidn[’']?t wake up\b|\bwent home to (?:be with )?(?:the lord|jesus|glory)\b|\blost (?:her|his) (?:battle|fight)\b/i,
    [
      'Receive into your light whom we miss, and stay with us who stay. Let love not have to be finished, only carried differently.',
      'Thank you for every year in which that voice was in the house. Hold us on the first mornings, when one lays a place too many.',
    ],
    'grief',
    {
      certain: true,
      unless:
        /\b(?:dog|cat|puppy|kitten|horse|rabbit|phone died|car died|(?:mad|angry|furious) (?:at|with) god|weeks|miscarr\w*|stillb\w*|forgive|years ago|since (?:mom|mum|dad|he|she|walt|jean)\b.*\b(?:lonely|quiet|ring))\b/i,
    },
  ),
  cue(
    /\b(?:sister|brother|siblings?|brothers|sisters)\b[^.!?]{0,60}\b(?:haven[’']?t (?:talked|spoken)|don[’']?t (?:talk|speak)|do not speak|not speaking|stopped speaking|no longer speak)\b/i,
    [
      'You know what the quarrel hangs on, and how small it is, and how much lies behind it. Let one of us call first, and the other pick up.',
    ],
    'family-conflict',
    {
      certain: true,
      heard: [
        'One grew up in the same house and knows the same songs, and then there is silence over a thing that fits into a hand. I am sorry that it has come to this.',
      ],
    },
  ),
  cue(
    /\bcame out to (?:us|me)\b|\b(?:husband|wife|father|dad|mother|mom) won[’']?t (?:speak|talk) to (?:him|her|our)\b/i,
    [
      'Keep this table whole. Let no one have to earn a chair at it; give each of us a sentence that can be said, and ears that are not afraid.',
    ],
    'family-conflict',
    {
      certain: true,
      heard: [
        'Three people whom you love, or at least two, and a silence between them: you sit in the middle of it. It is good that you bring the whole table.',
      ],
    },
  ),
  cue(
    /\b(?:ex|ex-wife|ex-husband|their (?:mother|father))\b[^.!?]{0,50}\b(?:moving|moves|took (?:them|the kids)|takes)\b|\bi get (?:summers|weekends|every other)\b/i,
    [
      'Be near to these children in both houses, and on the road between. Let distance not turn into absence; give good telephone hours, long summers, and the certainty that they are missed.',
    ],
    'separation',
    {
      certain: true,
      heard: [
        'A judge can divide up summers; what that does to a father or a mother stands in no order of the court. I am sorry.',
      ],
    },
  ),
  cue(
    /\b(?:firefighter|paramedic|emt|first responder|police officer|dispatcher|er nurse)\b[^]{0,160}\b(?:can[’']?t|couldn[’']?t|keep seeing|dreams?|fault|nights?|sleep)\b|\bcouldn[’']?t (?:pull|save|reach|get to) (?:him|her|them|out)\b|\b(?:can[’']?t stop|keep) (?:thinking about|seeing) the (?:man|woman|boy|girl|child|kid)\b/i,
    [
      'You were in that car and on that street before the siren. Take the one who could not be saved into your arms, and the one who tried into your peace; let “it was not your fault” reach the place where it is not believed.',
    ],
    'war-memories',
    { certain: true },
  ),
  cue(
    /\btestif\w+|\bwitness (?:stand|in court)\b|\brestraining order\b|\bpress(?:ed|ing)? charges\b/i,
    [
      'Be in that room before I am. Let me say what is true, no more and no less, in a voice that holds; protect me from looks and from words, and let it be over when it is over.',
    ],
    'legal',
    {
      certain: true,
      heard: [
        'To say aloud before strangers what happened, and with family in the room: that asks for great courage. You need not feel brave in order to be it.',
      ],
    },
  ),
  cue(
    /\b(?:saying goodbye to|goes back to (?:his|her)|goes to (?:his|her) (?:aunt|uncle|grandm\w+|mother|mom|dad|family)|goes home to (?:his|her))\b/i,
    [
      'You lent us this child, and we have loved with both arms. Go along in the bag with the blanket; let whoever takes over be good, and let our empty room be holy and not only empty.',
    ],
    'adoption',
    {
      certain: true,
      unless: /\b(?:died|funeral|neighbors?|co-?workers?)\b/i,
      heard: [
        'To love a child knowing that it will go, and to love it all the way: few people can do that. Of course it hurts. It is right, and it hurts.',
      ],
    },
  ),
  cue(
    /\b(?:closing on (?:our|my|the|a) (?:first )?(?:house|home)|outbid|appraisal|first house|mortgage approv\w+|house offer)\b/i,
    [
      'If this is our door, let it open; if not, keep us from one that would cost our peace. Let there be bread on a first evening among boxes, and one day room for others.',
    ],
    'house',
    { certain: true },
  ),
  cue(
    /\b(?:cutting (?:our|my|the)|budget cuts?|cut(?:s)? (?:our|the|my) (?:program|department|position|funding))\b/i,
    [
      'What was built in many years can be struck out in one meeting. Stand by those whose work it is and by those for whom it is done; raise up voices that are heard, and keep the song from being silenced.',
    ],
    'job-loss',
  ),
  cue(
    /\b(?:i teach|i sub\b|teachers?|my students?|classroom|middle school|threw a chair)\b/i,
    [
      'Bless those who stand before a class each morning. Give them eyes that see the hurt behind the noise, quick colleagues in the hallway, and one good moment before the last bell.',
    ],
    'work-conflict',
    { unless: /\b(?:catechism|exam|kindergarten|principal|school ?teacher says|yoga)\b/i },
  ),
];
