const NAME = "\\p{Lu}[\\p{Ll}’'-]+";
const FULL = `(?:(?:Mrs?|Ms|Dr|Miss|Deacon|Pastor|Rev)\\.? )?${NAME}(?: (?:${NAME}|\\p{Lu}\\.))*`;
const NOT =
  /^(?:Mrs?|Ms|Dr|Miss|I|A|The|God|Christ|Jesus|Lord|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Bible|Christian|Scared|Sorry|Not|Just|Also|From|In|At|Retired|Trying|Afraid|Stuck|Ashamed|Embarrassed)$/;

const firstOf = (text: string, patterns: readonly string[]): string | undefined => {
  for (const pattern of patterns)
    for (const [, name] of text.matchAll(new RegExp(pattern, 'gu')))
      if (name && !NOT.test(name)) return name.trim();
  return undefined;
};

/** How the writer calls herself or himself. */
export const nameIn = (text: string): string | undefined =>
  firstOf(text, [
    `\\b[Mm]y name(?: is|[’']s) (${FULL})`,
    `\\b[Ss]igned:? (?:by )?(${FULL})`,
    `\\b[Ff]rom me,? (${FULL})`,
    `\\bFrom:? (${FULL})(?=[.,!\\n]|$)`,
    `\\b(?:I am|I[’']m|[Ii]t[’']s) (${FULL})(?=[.,!\\n]| from| of| at| and|$)`,
    `\\b[Nn]ame:? (${FULL})`,
  ]);

const ROLES =
  'cashier|counter (?:girl|guy|man)|parts counter guy|office manager|manager|receptionist|bookkeeper|foreman|driver|cook|chef|baker|stylist|mechanic|technician|tech|welder|installer|apprentice|assistant|secretary|waitress|waiter|server|barista|nurse|caregiver|cleaner|salesman|sales rep|supervisor|clerk|employee|worker|helper|guy|girl|man|woman|goddaughter|cousin|nephew|niece|brother|sister|son|daughter|brother-in-law|sister-in-law|son-in-law|uncle|aunt|friend|partner|landlord|supplier|customer|client|contractor';

/** The one it is about, as the writer calls them: "your cashier". */
export const personIn = (text: string): string | undefined => {
  const found = new RegExp(`\\b(?:[Mm]y|[Oo]ur|[Aa]n?) (?:\\w+ ){0,2}?(${ROLES})\\b`, 'i').exec(
    text,
  )?.[1];
  return found && `your ${found.toLowerCase()}`;
};

/** The name of the one it is about. */
export const otherIn = (text: string): string | undefined =>
  firstOf(text, [
    `\\b(?:[Cc]ontact|[Cc]ustomer) is (${FULL})`,
    `\\b[Tt]o:? ((?:Mr|Mrs|Ms|Dr|Miss|Deacon|Pastor)\\.? ${NAME}(?: ${NAME})?)`,
    `\\b(?:[Hh]is|[Hh]er|[Tt]heir) name(?: is|[’']s) (${FULL})`,
    `\\b(?:[Mm]y|[Oo]ur|[Aa]) (?:(?!is |was |in |at |to |for |from )[\\p{Ll}-]+ ){1,3}(?:named |called |,)?(${NAME}(?: ${NAME})?)`,
    `\\b(?:[Mm]y|[Oo]ur) (?:[\\p{Ll}-]+ ){0,3}[\\p{Ll}-]+, (${NAME}(?: ${NAME})?)[,.]`,
    `\\b(?:named|called) (${NAME}(?: ${NAME})?)`,
    `\\b(?:let|fire|dismiss|lay off) (${NAME})(?: go\\b|,|\\.)`,
    `\\b(?:she|he)[’']s called (${NAME})`,
    `\\b(?:dismiss|fire|letter to|write to|[Tt]o|[Cc]ontact is|[Cc]ustomer is) (?:my \\w+ )?(${FULL})`,
    `\\b((?:Mr|Mrs|Ms|Dr|Miss|Deacon|Pastor)\\.? ${NAME}(?: ${NAME})?)`,
    `\\b(?:if|what if|and if|does|will|but) (${NAME}) (?:says|won[’']?t|doesn[’']?t|will|is|wants|asks)`,
  ]);

/** Whether the one it is about is spoken of as a woman or a man; `they` where that is open. */
export const pronounIn = (text: string): 'she' | 'he' | 'they' => {
  const found = [
    ...text.matchAll(
      /\b(?:(she|her|hers|goddaughter|niece|girl|woman)|he|him|his|nephew|guy|man)\b/gi,
    ),
  ];
  const she = found.filter(([, one]) => one !== undefined).length;
  const [first] = found;
  if (!first) return 'they';
  if (she * 2 === found.length) return first[1] === undefined ? 'he' : 'she';
  return she * 2 > found.length ? 'she' : 'he';
};
