/** Words that many misspell → how they are written. */
const SPELLED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'plese|pleas|pleese|plaese=please',
    'allready|alredy=already',
    'tommorow|tomorow|tommorrow=tomorrow',
    'becuase|becasue|becouse=because',
    'recieve=receive',
    'definately=definitely',
    'wich=which',
    'untill=until',
    'seperate=separate',
    'beleive=believe',
    'freind=friend',
    'thier=their',
    'teh=the',
    'goverment=government',
    'buisness|bussiness|busness=business',
    'surgury=surgery',
    'hosptial|hospitol=hospital',
    'docter=doctor',
    'marrage=marriage',
    'familly=family',
    'desparate=desperate',
    'alot=a lot',
    'abit=a bit',
    'thru=through',
    'tonite=tonight',
    'wanna=want to',
    'gona|gonna=going to',
  ].flatMap((line) => {
    const [wrong = '', right = ''] = line.split('=');
    return wrong.split('|').map((word) => [word, right]);
  }),
);

const spelled = (text: string): string =>
  text
    .replaceAll(/\p{L}+/gu, (word) => {
      const right = SPELLED[word.toLowerCase()];
      if (right === undefined) return word;
      return /^\p{Lu}/u.test(word) ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : right;
    })
    .replaceAll(/\bpray(\w*) 4 /gi, 'pray$1 for ')
    // “on Tuesday its the welding one”: a second sentence.
    .replaceAll(
      /(?<=[\p{L}\d]),? its (?=(?:the|a|an|not|been|so|too|in|on|at|somewhere|just|only|really|very)\b)/gu,
      ', it’s ',
    );

/** What belongs to the letter and not to the matter, each with what it looks like. */
const OF_THE_LETTER: readonly (readonly [looks: RegExp, becomes: string])[] = [
  // “Separately, and please don't mix it with the first, …”, “please don't laugh”
  [
    /(?:,|(?<=[.!?])|^)(?: (?:and|but|so))? ?please,? (?:don[’']?t|do not) [^,.;!?]*(?=[,.;!?]|$)|, (?:and |but |so )?(?:don[’']?t|do not) (?:laugh|judge|mix|preach)\b[^,.;!?]*(?=[,.;!?]|$)/giu,
    '',
  ],
  // “…, so please turn round and start asking again”
  [
    /,? so (?:please|kindly) (?!(?:pray|ask|help|let|bless|lift|remember|give|keep|heal|be)\b)\p{Ll}[^.!?]*/gu,
    '',
  ],
  // “…, so I'm asking you to pass this on”
  [/,? so I[’']?m asking you(?: all)? to (?!pray\b)[^.!?]*/gi, ''],
  // “with your best voice”, “by your prayers”
  [/,? (?:with|by|through|in) your (?:best |kind )?(?:voice|prayers?)\b/gi, ''],
  // “I don't know if this counts as prayer request.”, “So I suppose that's the request.”
  [/(?<=^|[.!?]\s)[^.!?]*\b(?:prayer request|that[’']?s (?:the|my) request)\b[.!]+\s*/gi, ''],
  // “Je suis couvreur, French, I try in English.”
  [/(?<=^|[.!?]\s)[^.!?]*\b(?:try|excuse|sorry|forgive)\b[^.!?]*\bEnglish\b[^.!?]*[.!]\s*/gi, ''],
  // “Three things, sorry.”
  [/^(?:one|two|three|four|five|a few|several) things(?:, sorry)?[.!:] /gi, ''],
  // “My dear friends, …”, “Sister in Christ from Manila here, I …”
  [/^(?:my )?dear (?:friends|all|people|brothers and sisters)[,:.!] /gi, ''],
  [/^[^,.!?]{2,60} here, (?=I\b)/gu, ''],
  // “Greetings from an Iranian engineer …”
  [
    /^(?:[^.!?]*\b)?greetings\b[^.!?]* from (?=an? [^.!?]*\b(?:\p{Ll}+(?:er|or|ist|ian)|nurse|mother|father|student|widow)\b)/giu,
    'I am ',
  ],
  // “Thank you for praying about my son”: it was others who prayed.
  [
    /(?<=^|[.!?]\s)(?:thank you|thanks)(?: all| so much)? for praying (?:about|for) /gi,
    'There were prayers for ',
  ],
  // “And one thing more, quite different: …”, “The other thing is that …”
  [
    /(?<=^|[.!?]\s)(?:separately|on (?:quite )?(?:another|a different) (?:subject|matter|note)|(?:and )?(?:one|another) thing more(?:, quite different)?|(?:and )?the other thing is(?: that)?)[,:]? (?=(\p{L}))/giu,
    'Also ',
  ],
];

/** A message without what belongs to the letter, well spelled where the word is known. */
export const withoutLetter = (message: string): string => {
  const left = OF_THE_LETTER.reduce(
    (text, [looks, becomes]) => text.replaceAll(looks, becomes),
    spelled(message),
  ).trim();
  return /\p{L}{2}/u.test(left) ? left : message;
};
