/** Whom or what one prays for: a person is brought before God, a thing is asked for. */
const PERSON =
  /^(?:my|our|old|little|baby|mr|mrs|ms|dr|rev|fr|pastor|bishop|father|sister|brother|uncle|aunt(?:ie)?|the (?:family|families|people|children|kids|men|women|team|doctors?|nurses?|parents|souls|guards|others?|surgeon|officers?|judge|two of them|new family|both)|all (?:the|who|those|of)|those|everyone|everybody|us all|both of us|that (?:family|boy|girl|brother|man|woman|usher)|two tired|a (?:friend|man|woman|boy|girl)|\p{Lu}[\p{Ll}’']+(?:\b(?!['’]s (?:heart|peace|health|safety|recovery))))/u;
const MINE =
  /^my (?:\p{Ll}+ )?(?:lungs|heart|eyes|knees?|back|voice|memory|hands?|exam|surgery|operation|temper|mouth|patience|health|courage|faith|future|job|work|business|shop|marriage|visa|papers|selfish|stutter|website|feet|head|hearing|nerves|pride|anger)\b/iu;
const WHOM =
  "(?:me|us|him|her|them|it|my [^,.]{2,40}?|our [^,.]{2,40}?|the [^,.]{2,30}?|\\p{Lu}[\\p{L}’']+(?: and \\p{Lu}[\\p{L}’']+)?)";
/** "for me to be quiet", "for him to come home". */
const TO_DO = new RegExp(
  `^(${WHOM}) (not )?to (?!the |a |an |my |our |be honest|\\p{Lu}|\\d)(\\p{Ll}[^]*)$`,
  'u',
);
const ALONE = /^(?:me|us|myself|him|her|them|it|this|that|all|whatever that is|pls|you|whoever)$/i;
const CLAUSE =
  /^(?:[Tt]hat |(?:[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Ww]e|[Ii]|[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Tt]here|[Gg]od|[Nn]obody|[Ee]veryone|[Ss]omebody|[Bb]oth|[Oo]ne of|[Tt]his|[Ee]ach)\b|\p{Lu}[\p{Ll}’']+ \p{Ll})/u;
const OF_GOD =
  /^(?:god|the lord|jesus) (?:would |will |may |might |can |does |to )?([a-z]+)\b(.*)$/i;
const VERBS = new Set(
  'give heal bring open keep bless protect provide guide send help let make comfort show lead touch move change work save restore strengthen be have speak meet hold carry hear perfect grant sit take put watch look come stay do teach forgive cover guard soften turn cause visit use raise calm ease deliver answer lift'.split(
    ' ',
  ),
);

const lowerFirst = (text: string): string =>
  /^(?:I\b|I[’']|[A-Z]{2}|God\b)/.test(text) || /^\p{Lu}\p{Ll}+ (?:\p{Ll})/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** "gives me strength" → "Give me strength"; undefined when it begins with no verb one would say to God. */
export const asImperative = (text: string): string | undefined => {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const word = first.toLowerCase();
  const bare = VERBS.has(word)
    ? word
    : [word.replace(/s$/, ''), word.replace(/es$/, '')].find((one) => VERBS.has(one));
  if (!bare) return /^(?:[a-z]+)$/.test(word) && !word.endsWith('s') ? text : undefined;
  return [bare, ...rest].join(' ');
};

/** Several pleas in one sentence, each with its "for" or "that". */
export const splitPleas = (rest: string, isBringing: boolean): string[] => {
  const parts = rest
    .split(
      /(?:,? and|,|;| &)\s+(?:also |mostly |then )?(?=(?:for (?!a while|now|years|good\b)|that (?:he|she|they|we|i|my|our|the|it|god|nobody|\p{Lu})))/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return isBringing
    ? parts.map((part) => (/^(?:for|that)\b/i.test(part) ? part : `for ${part}`))
    : parts;
};

const forWhom = (what: string): string | undefined => {
  const told = /^(?:me|us)[,:;]? (?=(?:I|we|my|our)\b)/i.exec(what);
  if (told) return what.slice(told[0].length);
  const doing = TO_DO.exec(what);
  if (doing) {
    const [, whom = '', not = '', act = ''] = doing;
    if (/^(?:me|us)$/i.test(whom)) return `Help ${whom.toLowerCase()} ${not}to ${act}`;
    return `Let ${whom} ${not}${act}`;
  }
  const that = /^([^,]{2,40}),? (?:so )?that (.*)$/i.exec(what);
  if (that && /^(?:me|us|myself)$/i.test(that[1]!)) return `I ask for myself that ${that[2]}`;
  if (that && PERSON.test(that[1]!)) return `I ask for ${that[1]} that ${that[2]}`;
  if (ALONE.test(what)) return undefined;
  return PERSON.test(what) && !MINE.test(what) && !/^\S+ for\b/.test(what)
    ? `I bring you ${what}`
    : `I pray for ${lowerFirst(what)}`;
};

/** One plea as a line of prayer; undefined when nothing is left of it. */
export const forPart = (part: string): string | undefined => {
  const text = part
    .replace(/^(?:please|too|also|both|as well|with me|about it|for prayer)\b[\s,:]*/i, '')
    .trim();
  if (/^(?:for|over|about)\s/i.test(text))
    return forWhom(text.replace(/^(?:for|over|about)\s+/i, ''));
  const clause = text.replace(/^(?:so )?that\s+/i, '');
  const ofGod = OF_GOD.exec(clause);
  if (ofGod) {
    const imperative = asImperative(`${ofGod[1]}${ofGod[2]}`);
    if (imperative) return imperative;
  }
  if (/^(?:to|not to) /i.test(text)) return `Help me ${text}`;
  if (/^what (?:i|we) can/i.test(clause)) return undefined;
  if (clause.split(/\s+/).length < 3 && !/^[a-z]+$/i.test(clause))
    return clause.split(/\s+/).length === 2 ? `I ask for ${lowerFirst(clause)}` : undefined;
  if (!CLAUSE.test(text))
    return clause.split(/\s+/).length >= 1 && !ALONE.test(clause)
      ? `I ask for ${lowerFirst(clause)}`
      : undefined;
  return `I ask that ${lowerFirst(clause)}`;
};
