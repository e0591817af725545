import type { Fact } from '../types.ts';

const PERSON = String.raw`(\p{Lu}\p{Ll}[\p{L}’'-]*)`;
const NO_PERSON =
  /^(?:I|God|Christ|Jesus|Lord|Bible|Easter|Christmas|Advent|Facebook|Instagram|Google|WhatsApp|First|Second|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|The|This|That|What|Who|How|When|Where|Why|Do|Does|Is|Are|Can|Could|Should|It|He|She|They|We|You|My|Our|And|But|Or|If|So|No|Not|Yes|Then|Mr|Mrs|Ms|Dr)$/;

/** Ways in which a person is named beyond doubt, the surest first; `#` stands for the name. */
const NAMED = [
  String.raw`\b(?:[Hh]is|[Hh]er|[Tt]heir) name(?:[’']s| is) #`,
  String.raw`(?<![\p{L}] )# is (?:his|her|their) name\b`,
  String.raw`\b(?:named|called) #`,
  String.raw`\b(?:say|said|tell|write|talk|speak|open it|bring it up|yes|no|owe) (?:it |this |that )?(?:to|with) #(?! \p{Lu})`,
  String.raw`\b(?:tell|ask|thank|phone|call|text|pay|invite|fire|dismiss) #(?! \p{Lu})`,
  String.raw`\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}[\p{L}-]+ ){0,2}(?:worker|foreman|nephew|niece|cousin|brother|sister|son|daughter|partner|driver|cook|apprentice|mechanic|salesman|manager|cleaner|waitress|secretary|friend|neighbou?r|son-in-law|brother-in-law|mother-in-law|girl|guy|customer|client)s?,? #(?! \p{Lu})`,
];

/** Who is named in a text, by the surest way in which somebody is. */
const namedIn = (text: string): string | undefined =>
  NAMED.flatMap((pattern) => [
    ...text.matchAll(
      new RegExp(
        pattern.replace('#', () => PERSON),
        'gu',
      ),
    ),
  ])
    .map(([, name = '']) => name.replace(/[’']s$/, ''))
    .find((name) => !NO_PERSON.test(name));

const UNIT =
  'dollars?|bucks|euros?|pounds?|quid|pesos|cedis|shillings|kwacha|złoty|zloty|lempiras?|rupees|lakhs?|crores?|kroner|kronor|rand|naira|birr|taka|lei|leva|dirhams?|riyals?|reais|soles|won|yen|francs?|forint|baht|ringgit|rubles|hryvnia|grand|k';

/** A sum as it was written: with a sign, with a word for the money, or with its thousands parted. */
const SUM = new RegExp(
  String.raw`[$£€₱₦₹]\s?\d[\d,.]*\d?(?:k\b| million\b)?|\b\d[\d,.]*\s?(?:${UNIT})\b|\b\d{1,3}(?:,\d{3})+\b`,
  'giu',
);

const DAY =
  /\b(?:on|till|until|by|before|this|next|come|starting|for) (?:this |next )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/gi;

/** Names, sums and days as they were told last, in the words of the one who told them. */
export const namedFacts: Readonly<Record<string, Fact>> = {
  name: ({ message, all }) => namedIn(message) ?? namedIn(all),
  lastSum: ({ message, all }) =>
    (message.match(SUM) ?? all.match(SUM))?.at(-1)?.replace(/[.,]$/, '').trim(),
  newSum: ({ message }) => message.match(SUM)?.at(-1)?.replace(/[.,]$/, '').trim(),
  dayTold: ({ message }) => {
    const day = [...message.matchAll(DAY)].at(-1)?.[1];
    return day && `${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`;
  },
};
