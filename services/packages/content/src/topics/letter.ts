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

/** How a plea is put in the English of many countries, and how it is put here. */
const PLEAS: readonly (readonly [looks: RegExp, becomes: string])[] = [
  // “Brethren, help me pray for my brother”
  [/\bhelp (?:me|us) (?:to |in )?pray(?:ing)?(?= for\b| that\b)/gi, 'pray'],
  // “Kindly uphold my daughter in prayers”, “please include my mother in your prayers”
  [
    /\b(?:uphold|remember|include|keep|put|have|hold|lift(?: up)?) ((?:my|our|his|her|the|\p{Lu})[^.,;!?]{1,60}?) in (?:your |ur |all |the |daily |our )*(?:thoughts and )?prayers?\b/giu,
    'pray for $1',
  ],
  // “need prayers for my interview”, “Would you mind praying for my nan”
  [/^need(?:ing)? (?:some |urgent |your |ur |a lot of )?prayers? (?=for\b|that\b)/gi, 'Pray '],
  [/\b(?:would|do) you mind praying (?=for\b|that\b)/gi, 'please pray '],
  // “Please stand with me in prayer for favour”, “Please pray with us, we hardly tell anyone”
  [
    /\b(?:please )?(?:stand|join|agree) with (?:me|us) in prayer (?=for\b|that\b)/gi,
    'Please pray ',
  ],
  [
    /(?<=^|[.!?]\s)(?:please |kindly )?(?:(?:stand|join|agree) with (?:me|us)(?: in prayer)?|pray with (?:me|us))(?:[.!]+|, )/gi,
    '',
  ],
  [/(?<=[.!?]\s)please do[.!]+/gi, ''],
  // “I need prayer. Lonely.”
  [/^(?:(?:i|we) )?need(?:ing)? (?:some |urgent |your )?prayers?[,.:;!]+ (?=\p{L})/giu, ''],
];

/** To whom a letter is written, how it is headed and closed, in the manner of many churches. */
const GREETINGS: readonly (readonly [looks: RegExp, becomes: string])[] = [
  // “Sir please …”, “Brethren, …”
  [
    /^(?:dear )?(?:brethren|saints|beloved|sir(?:\/ma)?|ma|madam|pastor|prayer (?:team|warriors|partners)|brothers and sisters)(?:[,:!.]+|(?= (?:please|pls|kindly|help|pray)\b)) ?(?=\p{L})/giu,
    '',
  ],
  [/^(?:everyone|everybody|guys|folks|fam(?:ily)?|church|friends)[,:!]+ (?=\p{L})/giu, ''],
  // “Jehovah Jireh, we need …”
  [
    /^(?:jehovah(?: \p{L}+)?|abba(?: father)?|almighty(?: god)?|father god|daddy god),? (?=(?:we|I|my|our|please|help|let|give|make)\b)/giu,
    '',
  ],
  // “Praise report! …”
  [
    /^(?:testimony(?: time)?|praise report|prayer (?:request|point)|urgent(?: prayer)?(?: request)?)[!:.]+ (?=\p{L})/giu,
    '',
  ],
  // “Greetings from Graubünden.”
  [/(?<=^|[.!?]\s)(?:greetings|love|blessings|best wishes) from \p{Lu}[^.!?]{1,40}[.!]*$/gu, ''],
  // “Salamat po”, “business is slow ooo”
  [/(?<=^|[.!?]\s)(?:maraming )?salamat(?: po)?(?: sa (?:inyong|inyo) lahat)?[.!]*(?=\s|$)/gi, ''],
  [/,? \bpo\b(?=[ ,.!?]|$)/g, ''],
  [/ o{2,}\b(?=[ ,.!?]|$)/g, ''],
  // “He shall not fail in Jesus name”: the prayer closes with it.
  [
    /,? in (?:the (?:mighty )?name of jesus|jesus[’']?s? (?:mighty |holy )?name)(?:,? amen)?(?=[.!,;]|$)/giu,
    '',
  ],
];

/** What belongs to the letter and not to the matter, each with what it looks like. */
const OF_THE_LETTER: readonly (readonly [looks: RegExp, becomes: string])[] = [
  ...GREETINGS,
  ...PLEAS,
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
