import { cue, type Cue } from './cue.ts';

/** Church, weariness, loneliness, fear, shame, addiction, and laughter. */
export const soulCues: readonly Cue[] = [
  cue(
    /\b(?:elders?|deacon|pastor|church)\b[^.!?]{0,80}\b(?:divisive|private|gossip|told everyone|shared my|replaced me|keep quiet|nobody called|not one called|lies about)\b/i,
    [
      'What was done in your name was not done by you. Bring to light what was covered, and heal the trust that broke, without hurry.',
    ],
    'church-hurt',
    { certain: true },
  ),
  cue(
    /\b(?:parish|church|council|congregation|committee)\b[^.!?]{0,60}\b(?:split|quits? fighting|fighting|quarrel\w*|can[’']?t agree|divided|both sides)\b|\bcall committee\b|\bsearch committee\b/i,
    [
      'Let those who share a pew share a conversation again. Make each side able to say what the other fears, and set peace above being right.',
    ],
    'church',
  ),
  cue(
    /\bpastor\w*\b|\breverend\b|\brev\.|\bpriest\b|\bminister\b|\bbishop\b/i,
    [
      'Keep the one who carries so many. Give a day without a telephone, a friend who needs nothing from them, and joy in you that no attendance can measure.',
    ],
    'for-a-pastor',
    {
      unless:
        /\b(?:my|our|the|former|new) pastor (?:says|said|told|shared|came|thinks|suggest|prayed|there)|pastor[’']s (?:wife|kid)|i[’']?m a pastor|i pastor|been pastor|not a real bishop|confess\w*|exposed|left w|hurt|pastor isn[’']?t|without a pastor|my pastor husband|priest in/i,
    },
  ),
  cue(
    /\bi[’']?m a pastor\b|\bi pastor\b|\bi[’']?ve been pastor\b|\bi am (?:a|the) pastor\b|\bi preach\b|\bwife of a pastor\b|\bmy pastor husband\b/i,
    [
      'You do not love me for my sermons. Feed the one who feeds others, and let there be one place where I need not be the pastor.',
    ],
    'ministry-tired',
  ),
  cue(
    /\b(?:nothing left in the cup|empty (?:like|cup)|no more in the tank|running on (?:empty|fumes)|burn(?:ed|t)?[- ]?out|could not make my hand turn|sat in (?:my|the) (?:car|parking)|cannot get out of the car|couldn[’']?t think what the next step|used to love (?:this|those|it)|so tired of being needed|count(?:ing)? minutes|six weeks off|dont want sympathy)\b/i,
    [
      'The cup is empty, and you do not scold it for being a cup. Let me stop before I break, let others carry what I thought only I could, and give back in time what I used to love.',
    ],
    'burnout',
    { certain: true },
  ),
  cue(
    /\bhow to say no\b|\bi fix it all\b|\beverybody (?:phones|calls|needs) me\b|\bbeing needed\b/i,
    [
      'Teach me the short word “no”, without guilt in it; you are the savior of all of them, and I am not.',
    ],
    'burnout',
  ),
  cue(
    /\b(?:phone (?:rang|rings) once|only one i get|nobody ever sat|eat(?:en|ing)? lunch (?:alone|in my car)|(?:ate|eat) (?:thanksgiving|christmas|lunch|supper|dinner) (?:at|alone|in)|don[’']?t know a soul|know nobody|no one to call|the house is (?:very )?quiet|nobody at home|by myself all|everybody i knew|the only time in the week|lunch alone|room \d+)\b/i,
    [
      'You see the room, and the telephone that stays silent. Send one person who sits down and does not look at the clock; and if it has to be so, give me the courage to be that person for somebody else.',
    ],
    'loneliness',
  ),
  cue(
    /\bwhat i am without\b|\bwho would i be\b|\bno reason to (?:shave|get up)\b|\bnowhere to go\b|\bwhat an old man is for\b|\bhanded the keys\b|\blast shift\b|\bretire\w*/i,
    [
      'Before I ever did anything, I was yours. Show me who I am on a morning when nobody waits for me, and for whom these free hands are meant now.',
    ],
    'retirement',
    { unless: /\b(?:was quiet for years and since i retired|early|savings for)\b/i },
  ),
  cue(/\b(?:one friend|would like a friend|sit at someone else[’']?s table)\b/i, [
    'Send one friend, just one, who is glad when I come in.',
  ]),
  cue(
    /\b(?:i[’']?m|am|feel(?:ing)?|so|bit|very) (?:afraid|scared|frightened|terrified|petrified)\b|\bscares me\b|\bi fear\b|\bdread\b/i,
    ['Do not scold the fear; sit down beside it. Let it grow quieter than your voice.'],
  ),
  cue(
    /\bworry about everything\b|\bcan[’']?t stop (?:worrying|checking)\b|\bpanic\b|\banxi\w+|\bheart pounding\b/i,
    [
      'Put a hand on the racing heart. Let me breathe out, look at one thing only, and leave tomorrow where you already are.',
    ],
    'anxiety',
    { unless: /\belection\b/i },
  ),
  cue(
    /\b(?:envy|jealous\w*|swamp|which makes it worse|compare myself)\b/i,
    [
      'Let me be glad of what is given to another, and find that nothing has been taken from me. Turn my eyes to my own table.',
    ],
    'envy',
  ),
  cue(/\b(?:ashamed|asham|embarrass\w*|shame)\b/i, [
    'You look at this without contempt. Take the shame, and leave the courage.',
  ]),
  cue(
    /\b(?:laugh again|sense of humou?r|dyed the dog|crack up|behave|bring us to life)\b/i,
    ['Thank you for laughter, which you invented. Let there be some of it in this, too.'],
    undefined,
    { unless: /\b(?:died|cancer|drunk|suicid|using again|scared|cry|ashamed)\b/i },
  ),
  cue(
    /\bsober\b|\bclean\b[^.]{0,10}(?:!|days|today)|\b\d+ days (?:clean|sober)|\bday 366\b|\b(?:ninety|thirty|sixty|\d+) days (?:clean|sober)|\byears? sober\b|\bsober today\b/i,
    [
      'Thank you for every one of these days, each of them won in the morning and again at night. Now give the next one, only the next one.',
    ],
    'thanksgiving',
    {
      certain: true,
      unless: /\b(?:relaps\w*|drank|using again|again|was not a good|wine festival|used to)\b/i,
      heard: [
        'Each of these days was won, and someone won it. Thank you for letting us be glad of it, and for not pretending that it is easy.',
      ],
    },
  ),
  cue(
    /\brelaps\w+|\bdrank (?:on )?(?:sat|sun|mon|tue|wed|thu|fri|last|again|yesterday)|\bback at meetings\b|\bwent back to (?:the )?\w+\b/i,
    [
      'A fall does not undo the road that was walked. Let this not be zero, but the next step: honest, helped, and today.',
    ],
    'addiction',
    {
      certain: true,
      heard: [
        'To get up after a fall and go straight back to the light: that is no defeat. The road before it still counts.',
      ],
    },
  ),
  cue(
    /\b(?:using again|is using|on meth|on fentanyl|heroin|opioids?|pills for|addict\w*|alcohol\w*|drinks too much|his drinking|brother drinks|treatment (?:bed|cent(?:re|er)))\b/i,
    [
      'Be stronger than the craving and closer than the dealer. Open the door of help at the hour in which it is wanted, and protect those who love from lying out of love.',
    ],
    'addiction',
    { unless: /\bsober (?:for|today|years)\b/i },
  ),
  cue(
    /\b(?:bet(?:s|ting)?|gambl\w+|casino|scratch cards?)\b/i,
    [
      'Break the spell of the next bet. Let the truth be told to one person, put the money out of reach, and give back the nights.',
    ],
    'addiction',
  ),
  cue(
    /\b(?:texting (?:too much|her|him)|that woman (?:from|at)|there is a woman|another woman|another man|delete them before)\b/i,
    [
      'Let me end while it is still small what would become large in the dark; and give me back a face that I can take home.',
    ],
    'temptation',
    { unless: /\bmy husband (?:stop|is) texting|husband (?:stop )?texting\b/i },
  ),
];
