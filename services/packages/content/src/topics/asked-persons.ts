import { NAME, NO_NAMES, RELATIONS } from './persons.ts';

const LEAD =
  /^(?:I bring you|I pray for|I ask for|Be with|Bless|Help|Comfort|Heal|Protect|Watch over|Guide|Remember)\b/;
/** Whoever has died, or did harm, is not prayed for as one who lives, or as one’s own. */
const NOT_AS_USUAL =
  /\b(?:late|died|passed|soul|memory|rest in|killed|murdered|hit me|beat|abus\w*|cheat\w*|afraid of|restraining|my ex)\b/i;
const TITLES =
  'Pastor|Rev\\.|Reverend|Father|Fr\\.|Sister|Brother|Dr\\.|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Uncle|Aunt|Auntie|Grandma|Grandpa';
const ONE = new RegExp(
  `\\b(?:my|our) (?:[a-z-]+ ){0,2}?(${RELATIONS})(?![\\p{L}’'])(?:,? ((?:(?:${TITLES}) )?${NAME}))?|` +
    `(?<!\\b(?:in|at|from|near|of|to|on|on behalf of|St\\.|Mount|Fort|Lake) )(?<!\\b(?:village|town|city|island|county|country|parish|district|valley|street|church|school|shop|company|farm)(?:,| called| of) )((?:(?:${TITLES}) )?${NAME}(?: (?!and\\b)${NAME})?)(?! (?:Hospital|Church|County|Street|Avenue|University|College|Clinic|School|Health|Medical|January|February))`,
  'gu',
);

/** “Our priest, Father Lemuel”. */
const CLERGY =
  /\b(priest|pastor|vicar|minister|bishop|deacon),? (?:Father|Pastor|Fr\.?|Rev\.?|Reverend) /g;
const MOST = 6;
const REGION_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const TITLE = new RegExp(`^(?:${TITLES})$`, 'u');
/** Countries and the like, in one word: they are prayed for, and not as somebody. */
const regions: ReadonlySet<string> = new Set(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').flatMap((one, _, letters) =>
    letters.flatMap((other) => {
      const name = REGION_NAMES.of(one + other) ?? '';
      return name === one + other ? [] : name.split(/[ &-]+/);
    }),
  ),
);
const isNoName = (word: string): boolean =>
  !TITLE.test(word) && (NO_NAMES.test(word) || regions.has(word));

/** Those whom somebody asks us to pray for, as the prayer may call them: "my wife Ana", "Dr. Patel", in their order. */
export const askedPersons = (asked: readonly string[]): string[] => {
  const found: string[] = [];
  for (const line of asked) {
    const lead = LEAD.exec(line)?.[0];
    if (lead === undefined || NOT_AS_USUAL.test(line) || /\b(?:us|me),/.test(line)) continue;
    // Only who stands before the first clause is meant: the rest tells of them.
    const [whom = ''] = line
      .slice(lead.length)
      .split(/ (?:who|whoever|whose|that|because|as|so|in|at|from|with|after|before|on) /);
    for (const [whole, relation = '', name = '', plain = ''] of whom
      .replace(CLERGY, '$1 ')
      .matchAll(ONE)) {
      if (
        relation === 'family' ||
        (name || plain)
          .replace(/[’']s$/, '')
          .split(' ')
          .some(isNoName)
      )
        continue;
      const called =
        plain === ''
          ? `${whole.startsWith('our') ? 'our' : 'my'} ${relation}${name ? ` ${name}` : ''}`
          : line.includes(`the two ${plain}`)
            ? `the two ${plain}`
            : line.includes(`the ${plain} family`)
              ? `the ${plain} family`
              : plain.replace(/[’']s$/, '');
      if (!found.includes(called)) found.push(called);
    }
  }
  return found.slice(0, MOST);
};
