import { cue, type Cue } from './cue.ts';

/** Roads, papers, prisons, war, weather and the world. */
export const waysCues: readonly Cue[] = [
  cue(
    /\b(?:in (?:prison|jail)|prison|jail|locked up|parole|inmate|correctional|federal camp|behind bars|donovan|got (?:four|4|\w+) years|serving (?:\w+) years|cell ?mate|awaiting trial|years left at|stony mountain|county lockup)\b/i,
    [
      'No wall is too thick for you. Be in the cell and on the yard, in the letters and at the visiting table; let nobody there be only a number, and let time become a road.',
    ],
    'prison',
    {
      certain: true,
      unless:
        /\b(?:get out|got out|come home|out of prison|released|come out of prison|after (?:11|six|\d+) y)/i,
    },
  ),
  cue(
    /\b(?:get out (?:the|on|in)|got out of prison|come home on|released|after 11 y(?:ea)?rs|with my record|googles my name|come out of prison|ex-?con\w*)\b/i,
    [
      'Behind you is a gate, before you a street. Give work before discouragement comes, a bed, a friend who telephones, and people who read the whole story and not only the file.',
    ],
    'after-prison',
    { certain: true, unless: /\b(?:hospital|film|album|song)\b/i },
  ),
  cue(
    /\b(?:open the bible|bible study|keeps? going|it[’']?s real this time|believe it)\b/i,
    ['Let what has begun there be real, and let it hold on the bad days, too.'],
    undefined,
    { unless: /\b(?:through the wall|lead a|small group|couldn[’']?t believe it)\b/i },
  ),
  cue(
    /\b(?:first visit|drive (?:up|there)|visiting|without crying)\b/i,
    [
      'Go along on the road to the visit and on the road back; the tears may come, let them not be all.',
    ],
    undefined,
    { unless: /\b(?:visiting (?:us|family|nurse)|my son came)\b/i },
  ),
  cue(
    /\b(?:fallujah|kandahar|iraq|afghanistan|vietnam|viet nam|chu lai|korea\b|two tours|corpsman|medic|veteran|ptsd|fireworks|combat|the war|ortona|was child in that time|draws tanks)\b/i,
    [
      'You know what came home with the one who came home. Speak into the nights in which it returns, and give one quiet night, and then a quiet season.',
      'You know what came home with the one who came home, and you know the names of those who did not come home. Say them with us.',
      'You know what came home with the one who came home. Be the first to notice when it stirs, and lay a hand on the shoulder.',
    ],
    'war-memories',
    {
      certain: true,
      unless: /\b(?:price war|south korea for|world war one|bidding war|war in my head)\b/i,
    },
  ),
  cue(
    /\b(?:the (?:one )?boy|the fellas who|didn[’']?t come back|hollis|those i lost)\b/i,
    [
      'You know the names that are said in sleep. Let them rest with you, and let the one who remembers rest too.',
    ],
    undefined,
    { unless: /\b(?:adopt|agency|the boys|foster|neighbor|parent has said)\b/i },
  ),
  cue(/\b(?:under orders|still wants me|whether he still)\b/i, [
    'Say it to me yourself, that you still want me: you who know all of it, and what I cannot say.',
  ]),
  cue(
    /\b(?:asylum|refugee)\b/i,
    [
      'You were carried as a child across a border. Be in the room where the story has to be told again, give an officer who listens and a kind interpreter, and let it be the last time.',
    ],
    'immigration',
    {
      certain: true,
      heard: [
        'To tell again what one would rather never have lived through, before strangers who decide: that asks for a courage few have to have. You do not go into that room alone.',
      ],
    },
  ),
  cue(
    /\b(?:visa|green card|home office|work permit|permit runs out|immigration|pr application|uscis|police certificate|papers not through|embassy|sponsor for|citizenship|sworn in|ties to home)\b/i,
    [
      'Somewhere our life lies in a file among files. Let it come into the hands of somebody who is awake and fair, and let the waiting not make strangers of us.',
    ],
    'immigration',
    { unless: /\b(?:lost my passport|visa card|got his green card|sworn in today)\b/i },
  ),
  cue(
    /\b(?:driving|drive|road) [^.!?]{0,60}\b(?:hrs|hours|trailer|tonight|tonite|ice|snow)\b|\bforecast says\b|\bhauls? freight\b|\blong haul|\bice till\b/i,
    [
      'Hold your hand over the road: good tires, open eyes, and lights in the window at the other end.',
    ],
    'travel',
    { certain: true, unless: /\bdrive up every\b/i },
  ),
  cue(
    /\b(?:fly|flies|flew|flown|flying|flight|planes?|airport)\b/i,
    [
      'Carry those who are carried through the air. Give calm at the gates, kind seat neighbors, and a soft landing.',
    ],
    'travel',
    {
      unless: /\b(?:flying in from|fly over every|is flying in|kimmie is|airport closed|fly in)\b/i,
    },
  ),
  cue(
    /\b(?:kids under|three kids|with the children|other passengers)\b/i,
    ['Give patience in the small hours of the journey, and mercy in every row.'],
    undefined,
    {
      unless:
        /\b(?:single|divorce|widow|married|teach|mom|behind|pray for her three kids|swears|but i[’']?ve got three)\b/i,
    },
  ),
  cue(
    /\b(?:mission(?:ary|aries)?|group of \w+ leaves|team of \d+|put in a well|build a well|guatemala|honduras)\b/i,
    [
      'Let them come to serve and not to be admired; let them learn names before they give anything, and bring them home well and a little changed.',
    ],
    'travel',
    { unless: /\bmission statement\b/i },
  ),
  cue(
    /\blost my passport\b/i,
    [
      'Let the one officer be there who says “come in, we will see”, and keep my head cool till then.',
    ],
    'travel',
    { certain: true },
  ),
  cue(
    /\b(?:hurricane|tornado|flood\w*(?! (?:wall|plan|defen[cs]e|barrier|insurance|gate)s?)|wildfire|earthquake|quake|typhoon|shook again|lost their home|house burned|storm)\b/i,
    [
      'You were in the boat when it filled. Keep safe those who sleep outside or far from home; let word come, let walls hold, and let help arrive with water, tarps and people who stay.',
    ],
    'disaster',
    { unless: /\bsince the typhoon\b|snowstorm|brainstorm|storm out/i },
  ),
  cue(/\b(?:no news since|haven[’']?t heard from|no word from)\b/i, [
    'You know where they are. Let us hear it soon, and hold them until then.',
  ]),
  cue(
    /\b(?:no rain (?:on|since|for)|drought|maize|canola|crops?|harvest|hay\b|calf|calving|cattle|goats)\b/i,
    [
      'Open the sky, slowly and deeply, over the fields and over those who walk them with their heads down.',
    ],
    'harvest',
    { unless: /\b(?:hay is in|maize did not sell|calf due|crop top|haymarket|goats are on)\b/i },
  ),
  cue(/\bshare what i have\b/i, ['And let me share while I still count.']),
  cue(
    /\b(?:election|politics|our country|leaders|congress|president)\b/i,
    [
      'Give those who govern an honest heart, and us at our tables the grace to love each other more than our opinions.',
    ],
    'nation',
    {
      unless:
        /\b(?:anybody[’']s politics|church leaders|group leader|worship leader|youth leader|office politics|vice president)\b/i,
    },
  ),
  cue(
    /\b(?:top of the steps|before (?:my|the) shift|for (?:my|the) cab|short (?:one|prayer)|prayer for (?:the )?morning|start (?:of )?(?:my|the) day)\b/i,
    [
      'It is dark and cold and early. Go before me down these steps; keep those I carry today, and keep my heart warm for the first face that I see.',
    ],
    'blessing',
    {
      certain: true,
      heard: ['Gladly. Here is one for exactly that place and that hour, short enough to keep.'],
    },
  ),
  cue(
    /\b(?:for hot water|for my chair|thank (?:you|him) for (?:the )?(?:small|little))\b/i,
    ['Thank you for the small things, which are the ones of which a life is made.'],
    'thanksgiving',
    { certain: true },
  ),
  cue(
    /\b(?:baptis\w+|baptiz\w+|new believer|gave my life)\b/i,
    [
      'What you have begun you will finish. Let the joy of that water not dry, and give companions for the road.',
    ],
    'baptism',
    { unless: /\bbaptist\b/i },
  ),
  cue(
    /\b(?:guards?|officers?) .{0,40}\b(?:hard|nobody does)\b|\bcorrectional officer\b/i,
    ['Keep those soft who must guard others; let them lay the hardness off with the uniform.'],
    'protection',
    { certain: true },
  ),
  cue(
    /\bmoved (?:to|here|from)\b|\bnew (?:city|town)\b/i,
    ['Let the strange streets get faces. Give one door at which nobody asks why I have come.'],
    'loneliness',
    {
      unless:
        /\bmoved (?:to (?:a home|portland|hospice)|in with|my parents|the fence|back|into)\b|since he moved|move near|moved out/i,
    },
  ),
];
