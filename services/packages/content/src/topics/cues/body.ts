import { cue, type Cue } from './cue.ts';

/** Illness, treatment, pain and recovery. */
export const bodyCues: readonly Cue[] = [
  cue(
    /\bdialysis\b|\bkidneys?\b|\btransplant/i,
    [
      'Be there through the long hours beside the machine. Let each treatment do its work, and let there be strength left for the things that make life good.',
    ],
    'illness',
    { unless: /\b(?:travel\w*|flight|suitcase)\b/i },
  ),
  cue(
    /\b(?:biops\w+|test results?|the results?|scan result|waiting for (?:the )?results?)\b/i,
    [
      'Waiting makes every hour long. Be in this hour and not only in the one when the telephone rings; and whatever the paper says, let it find us held.',
    ],
    'cancer',
    { unless: /\b(?:clear|benign|exam|bar|school|election)\b/i },
  ),
  cue(
    /\b(?:scan|tests?|results?|biopsy|mri|it)\b[^.!?]{0,24}\b(?:clear|clean|benign|negative for cancer)\b|\bcancer[- ]free\b|\bin remission\b|\bno cancer\b/i,
    [
      'Thank you for the word “clear”, and for each of the days in which nobody knew whether it would come.',
    ],
    'thanksgiving',
    {
      certain: true,
      unless:
        /\b(?:not clear|isn[’']?t clear|came back though|pray (?:it|that it|the scan) (?:is|comes|will))\b/i,
      heard: [
        'One word on a report, and one can breathe again. Thank you for coming to tell it.',
        'What a relief! Let us say thank you together, as loudly as you like.',
      ],
    },
  ),
  cue(
    /\bchemo\w*/i,
    [
      'Let the treatment find what it must destroy and spare all else, and give bread that tastes, sleep that comes, and company in the chair beside.',
    ],
    'cancer',
  ),
  cue(
    /\bcancer|tumou?r|leuk[a]?emia|lymphoma|oncolog\w+|stage (?:[1-4]|one|two|three|four)\b|\bin the pancreas\b|\bmetasta\w+/i,
    [
      'You know every cell by name. Fight on our side, and let no statistic have the last word about one whom you love.',
    ],
    'cancer',
    { unless: /\b(?:vet|dog|cat|horse|died|passed|funeral|cancer[- ]free|remission|clear)\b/i },
  ),
  cue(
    /\b(?:surgery|operation|operat(?:e|ed|ing)|going under|under the knife|hip replacement|knee replacement|bypass|thyroid out|gallbladder op|op \d)\b/i,
    [
      'Steady the hands that operate, and let nothing be overlooked. Keep watch through the sleep, and be the first to be there at the waking.',
    ],
    'surgery',
    {
      unless:
        /\b(?:went (?:well|good|fine)|past surger|years? ago|operating room[s]?, (?:nights?|cleaning)|cleaning operating|last (?:year|month)|already had|since the operation)\b/i,
    },
  ),
  cue(/\b(?:an[a]?esthe\w+|being put (?:under|to sleep))\b/i, [
    'When the counting backwards begins, let the fear fall asleep first.',
  ]),
  cue(
    /\b(?:icu|intensive care|on a ventilator|life support|in a coma)\b/i,
    [
      'Between the tubes and the signals you see a face and a name. Breathe with each breath there, and guide those who watch at night.',
    ],
    'illness',
    { unless: /\bi(?:['’]?m| am) (?:an? )?(?:icu|nurse)|\bicu nurse|\bnurse\b/i },
  ),
  cue(
    /\b(?:nicu|incubator|neonatal|prematu\w+|pre[e]?mie|(?:at|came at) (?:2[2-9]|3[0-5]) weeks)\b/i,
    [
      'You hold what weighs less than a loaf of bread. Let these small lungs learn to breathe, and be father and mother at the little window when nobody may hold.',
    ],
    'sick-child',
    {
      certain: true,
      unless: /\b(?:lost (?:the|our|a) (?:baby|little|son|boy|girl)|miscarr|stillb)\b/i,
      heard: [
        'So small, and so much depends on every gram and every breath. And you go back and forth, and are parents already, with your whole heart.',
      ],
    },
  ),
  cue(
    /\bstrokes?\b/i,
    [
      'Bring the words back, one by one, and the strength into the hand. Until then hear what can only be sung, or hummed, or meant.',
    ],
    'illness',
    { unless: /\bstroke of\b/i },
  ),
  cue(
    /\bphysio\w*|\brehab(?:ilitation)? (?:after|for (?:my|his|her))|\btherap(?:y|ist)\b[^.]{0,40}\b(?:walk|arm|leg|knee|bend)/i,
    [
      'Bless the small, sore exercises that nobody applauds. Let yesterday’s limit be today’s beginning.',
    ],
    'illness',
    { unless: /\b(?:counsel|drug|alcohol|marriage)\b/i },
  ),
  cue(
    /\bdiabet\w+|\bblood sugar\b|\binsulin\b|\bsugar[.]? it\b/i,
    [
      'Keep the sugar steady by day and by night. Take the fright out of the numbers, and let vigilance leave room for childhood, for bread and for sleep.',
    ],
    'illness',
  ),
  cue(
    /\bMS\b|\b[Mm]ultiple [Ss]clerosis\b/,
    [
      'You know how much goes with the keys, the stairs, the handwriting. Slow down what takes one thing after the other, and let what remains be large: to be loved, to be needed, to laugh.',
    ],
    'illness',
    { certain: true },
  ),
  cue(
    /\bparkinson\w*|\bms\b(?=[,. ]).{0,30}\b(?:year|diagnos)|\bmultiple sclerosis\b|\bals\b/i,
    [
      'You formed these hands and know what they love to do. Slow down what would take them, and let there be many good hours, each fully lived.',
    ],
    'illness',
    { unless: /\bmrs?\b/i },
  ),
  cue(
    /\b(?:fibromyalgia|chronic pain|migraines?|arthritis|crohn|flare[- ]?up|\bflare\b|back pain|sciatica|endometriosis|neuropathy|shingles)\b/i,
    [
      'Take the pain down from where it shouts to where it can be lived with; and better still, take it away. Let nobody make a lack of faith of it.',
    ],
    'chronic-pain',
    { unless: /\bpastor\b/i },
  ),
  cue(/\b(?:believe|believed) me\b|\bto be believed\b|\bnobody believes\b/i, [
    'You believe what is told you in tears. Give a doctor, a friend, one person who believes it, too.',
  ]),
  cue(
    /\black(?:ed)? (?:of )?faith\b|\bi should be trusting god\b|\btrust(?:ing)? god instead\b|\btaking the pill\b/i,
    [
      'Let no one measure faith by pills or pain. You gave us doctors, herbs and each other; let help be received with a free conscience.',
    ],
  ),
  cue(
    /\b(?:pneumonia|lungs|asthma|copd|rsv|oxygen|coughs? all night|breath(?:e|ing) (?:is|hard|trouble))\b/i,
    ['Give breath, deep and easy, and a whole night of it.'],
    'illness',
    { unless: /\b(?:sick|cancer|nicu|weeks)\b.*\bbaby\b/i },
  ),
  cue(
    /\bfevers?\b|\bstrep\b|\bthe flu\b|\bmalaria\b|\bcovid\b|\binfection\b/i,
    [
      'Let the fever go down, show the doctors what this is, and give the body back its strength, and the house its nights.',
    ],
    'illness',
  ),
  cue(/\bneedles?\b|\binjections?\b|\bblood draw/i, [
    'Take the sting out of the needle, and the dread of it still sooner.',
  ]),
  cue(
    /\b(?:won[’']?t|refuses to|will not|doesn[’']?t want to) (?:see|go to) (?:a|the) (?:gp|doctor|dr)\b/i,
    ['Make stubborn people wise in time: open the way to a doctor before it is an emergency.'],
  ),
  cue(
    /\b(?:appetite|won[’']?t eat|eat anything|not eating|nothing tastes?)\b/i,
    ['Give appetite again: for bread, for company, for the morning.'],
    undefined,
    { unless: /\b(?:cat|dog)\b/i },
  ),
  cue(
    /\bquit eating\b|\bstopped eating\b|\beating disorder\b|\banorexi/i,
    [
      'Come and sit at that table, where eating has become so hard. Give her people who see it early, help that knows the way, and hunger for life.',
    ],
    'sick-child',
  ),
  cue(
    /\b(?:dementia|alzheimer\w*|doesn[’']?t know (?:me|who)|who i was|forgets? (?:me|my name)|memory (?:loss|is going))\b/i,
    [
      'Where memory goes, let love remain. What is forgotten here is kept with you, each name and each face.',
    ],
    'aging-parents',
    { unless: /\b(?:donat|gift)\b/i },
  ),
  cue(
    /\b(?:had a fall|has fallen|fell (?:on|off|down|and)|hip (?:is )?broken|broke (?:his|her|my) (?:hip|leg|arm|ankle))\b/i,
    ['Set upright again what fell: bones, confidence, and the joy of going out alone.'],
  ),
  cue(
    /\bhospice\b|\bcomfort care\b|\bweeks? (?:left|to live)\b|\bdying\b|\bstopped treatment\b/i,
    [
      'Let these days be wide and quiet. Let what still has to be said be said, what cannot be said be understood, and let the hand be held until you take it.',
    ],
    'dying',
    {
      unless:
        /\bdying (?:of|for|to)\b|\bhospice (?:volunteer|nurse)\b|\bdied\b|\bdying of boredom\b/i,
    },
  ),
];
