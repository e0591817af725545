import { sentencesIn } from '../../../words/sentences.ts';
import type { Fact } from '../../library/types.ts';
import { isWish } from './ask-kinds.ts';
import { sumAnswer } from './reckon.ts';

const asIs = (text: string): string => text.replace(/[.,;:!?\s]{1,9}$/, '').trim();

const mostWords = 20;
const leastWords = 4;
const openers =
  /^(?:(?:and|so|but|ok(?:ay)?|well|also|yes|no|honestly|then|right|fine|maybe|ja|hi|hey|hello|good (?:morning|evening|day)|sorry|haha+)[,.!]? )+/i;

const reported =
  /\b(?:my \p{L}+|he|she|they|\p{Lu}\p{Ll}+) (?:\p{L}+ )?(?:says?|said|thinks?|thought|told|laughed|wants?)\b/u;

/** The sentence of this message that tells most; between single marks, as double ones are for Scripture. */
const saidNow: Fact = ({ message }) => {
  const told = sentencesIn(message)
    .filter((one) => !isWish(one) && !reported.test(one))
    .map((one) => asIs(one.replace(openers, '').replaceAll(/["“”{}]/g, '')))
    .filter((one) => {
      const count = one.split(/\s+/).length;
      return count >= leastWords && count <= mostWords;
    });
  const best = told.toSorted((one, other) => other.length - one.length)[0];
  return best && `‘${best.charAt(0).toUpperCase()}${best.slice(1)}’`;
};

const quotes = (text: string): string[] =>
  [...text.matchAll(/["“]([^"”“]{8,240})["”]|(?<=[:\s])['‘]([^'‘]{8,240})['’](?!\p{L})/gu)].map(
    ([, inside, single = '']) => asIs(inside ?? single),
  );

/** A line that the person wrote for a sheet, as it stands in this message. */
const goalQuote: Fact = ({ message }) => quotes(message)[0];

const otherSays = /\b(?:says?|said|asks?|asked|calls?|called)\b[,:]? ["“]([^"”“]{4,80})["”]/i;

const NO_NAME =
  /^(?:i|it|me|him|her|them|they|he|she|you|us|my|the|a|an|this|that|people|everyone|god|jesus|lord|english|module|what|how|no|yes|someone|somebody|customers?|clients?|myself|in|on|at|to|if|and|dad|mum|mom|old|without)$/i;
const named = (text: string): string | undefined => {
  const found =
    /\b(?:tell|ask|text|write to|say to|call|thank|answer)(?: to)? (?:old )?((?:Mr|Mrs|Ms|Dr|Mang|Pastor)\.? \p{Lu}\p{Ll}+|\p{L}[\p{L}-]{2,})\b/u.exec(
      text,
    )?.[1];
  return found && !NO_NAME.test(found) ? found : undefined;
};

/** To whom words go: only a name that was told as such. */
const who: Fact = ({ message, all }) => {
  const told = /\b(?:his|her|their) name(?:[’']s| is) (\p{Lu}\p{Ll}+)/iu.exec(all)?.[1];
  const titled = /\b(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{Ll}+/u.exec(message)?.[0];
  if (titled ?? told) return titled ?? told;
  const name = named(message);
  if (!name) return undefined;
  const bare = name.split(' ').at(-1)!;
  const capital = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
  if (!new RegExp(String.raw`(?<!^)(?<![.?!] )\b${capital}\b`, 'u').test(all)) return undefined;
  return name.includes(' ') ? name : capital;
};

const hourPattern =
  /\b(?:after|until|till|from|past) (\d{1,2}(?::\d\d)? ?(?:[ap]m|h\b|o[’']clock)|eight|nine|ten|eleven|midnight)(?: (?:at night|in the evening))?/i;

const listItems = (text: string): string[] => {
  const list =
    /\b(?:half done|are|these|list|left|open):\s*([^.?!]+)/i.exec(text)?.[1] ??
    sentencesIn(text).find((one) => one.split(',').length > 3 && !one.endsWith('?')) ??
    '';
  return list
    .split(/[,;\n]/)
    .map((one) => asIs(one.replace(openers, '').replace(/^\s*and /i, '')))
    .filter((one) => one.length > 3);
};

interface Reason {
  sign: RegExp;
  why: string;
}
const handed: readonly Reason[] = [
  {
    sign: /\bclean\w*|sweep|tidy|check\b/i,
    why: 'it comes back every day, and one sees at a glance if it’s done',
  },
  {
    sign: /\bsocial|posts?|instagram|photos?\b/i,
    why: 'a mistake there costs little, and younger people often do it better',
  },
  {
    sign: /\bcash up|count\w*|till|roster|deliver\w*|bins|post\b/i,
    why: 'it follows the same steps each time and ends with a number one can check',
  },
];
const finished: readonly Reason[] = [
  {
    sign: /\bbought|paid|machine|deposit|ordered\b/i,
    why: 'your money already lies in it, and it earns only when it runs',
  },
  { sign: /\bdead|broken?|leak\w*|down\b/i, why: 'it’s broken and costs you every day' },
  { sign: /\bletter|tax|permit|insurance|deadline|due\b/i, why: 'somebody else has set the date' },
];
const stopped = /\bwithout|no |needs?|not even|idea\b/i;

const picksIn = (message: string): string[] => {
  const items = listItems(message);
  return items.length < 3
    ? []
    : handed.flatMap(({ sign }) => items.find((one) => sign.test(one)) ?? []).slice(0, 2);
};

/** What of a told list goes first, with its reason; nothing where no reason stands in it. */
const picked: Fact = ({ message, all }) => {
  const items = listItems(message);
  if (items.length < 3) return undefined;
  const hand = /\bdelegat\w*|\bhand over|\bgive (?:away|him|her|them)\b/i.test(all);
  if (hand && !/\bfinish\b/i.test(message)) {
    const lines = handed
      .flatMap(({ sign, why }) => {
        const item = items.find((one) => sign.test(one));
        return item ? [`${item}: ${why}`] : [];
      })
      .slice(0, 2);
    return lines.length < 2
      ? undefined
      : `First ${lines[0]}. Then ${lines[1]}. What costs real money when it goes wrong stays with you until these two hold for a month.`;
  }
  const first = finished.flatMap(({ sign, why }) => {
    const item = items.find((one) => sign.test(one));
    return item ? [{ item, why }] : [];
  })[0];
  if (!first) return undefined;
  const stop = items.find((one) => one !== first.item && stopped.test(one));
  return `I’d finish this one first: ${first.item}, since ${first.why}. ${stop ? `Stop this one for now: ${stop}. It would want the most money and time before it brings anything; a note with a date on which you look at it again is enough. ` : ''}The rest may run along, half an hour a week and no more, until the first one earns. If there’s a season coming that feeds you, that goes before all of them.`;
};

const fewest = 2;
const options: Fact = ({ message }) => {
  const found =
    /\b(?:should (?:i|we)|do (?:i|we)|is it|would you)\b[^?]*?\b((?:\p{L}+ ){1,7}?\p{L}+),? or (\p{L}+(?: \p{L}+){0,7})\?/iu.exec(
      message,
    );
  if (!found || (found[1] ?? '').split(' ').length < fewest) return undefined;
  return `“${found[1]!.trim()}” and “${found[2]!.trim()}”`;
};

const glad =
  /\b(?:makes? my heart (?:warm|glad|sing)(?: is)?(?: when)?|proud(?:est)? of is|light up (?:when|at)|(?:best|favou?rite) (?:thing|moment|part) is(?: when)?|i love (?:it )?when)\s+([^.?!]{12,140})/i;
const trades =
  /\b(?:i am|i[’']m) (?:an? )((?:\p{L}+[ -]){0,2}\p{L}+?)(?:,| (?:in|from|with|at|near|and)\b|\.)/iu;
const dated =
  /\b(?:before|by|until) ((?:the )?(?:spring|summer|autumn|winter|end|fall|easter|christmas|january|february|march|april|may|june|july|august|september|october|november|december)[^.?!,]{0,20})/i;

/** A statement of purpose, passion and pathway made of what was told; nothing where no scene was. */
const statement: Fact = ({ message, all }) => {
  const scene = glad.exec(all)?.[1];
  if (!scene) return undefined;
  const passion = /\bpassion: ?([\p{L} ]{3,30})/iu.exec(all)?.[1]?.trim();
  const way = /\bpathway: ?([\p{L} ]{3,40})/iu.exec(all)?.[1]?.trim();
  const trade = trades.exec(all)?.[1];
  const work = passion
    ? `I work with ${passion}`
    : trade
      ? `I work as ${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${trade}`
      : 'I do my work';
  const when = dated.exec(message)?.[1]?.trim();
  return `“${work} for the moment when ${asIs(scene.replace(/^when /i, ''))}. ${way ? `${way.charAt(0).toUpperCase()}${way.slice(1)} and the visits that pay keep it going. ` : ''}Before ${when ?? '[month and year]'} I’ve done [the one thing to be counted].”`.replace(
    ' and the visits that pay keep',
    ' keeps',
  );
};

const offer = /\bto offer (?:them |him |her )?([^.?!,]{4,50}?)(?= and (?:my|i)\b|[.?!,]|$)/i;

const overlookedBy =
  /\b(?:where is the|who is the|can i speak to|talk to|is the) (?:mechanic|owner|boss|man|manager|chef|doctor|master|chief)\b/i;

/** What can be read out of a talk for an answer by the form of what is asked. */
export const heardFacts: Readonly<Record<string, Fact>> = {
  sumAnswer,
  saidNow,
  goalQuote,
  quoteNumber: (told) =>
    /\d|\b(?:two|three|four|five|six|ten)\b/i.test(goalQuote(told) ?? '') ? 'yes' : undefined,
  quoteDate: (told) =>
    /\b(?:20\d\d|year|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|by \d\d)\b/i.test(
      goalQuote(told) ?? '',
    )
      ? 'yes'
      : undefined,
  who,
  signed: ({ all }) =>
    /\b(?:i am|i[’']m|my name is|this is) (\p{Lu}\p{Ll}+)(?=[,.]| from| here|$)/u.exec(all)?.[1] ??
    /(?:^|, )(\p{Lu}\p{Ll}+) here\b/u.exec(all)?.[1],
  autoHour: ({ message, all }) => (hourPattern.exec(message) ?? hourPattern.exec(all))?.[1],
  offerTold: ({ all }) => offer.exec(all)?.[1]?.trim(),
  overlooked: ({ all }) => {
    const heard = otherSays.exec(all)?.[1] ?? '';
    return overlookedBy.test(heard)
      ? 'I’m the one who does the work here. Tell me what it does, and I’ll look at it.'
      : undefined;
  },
  about: ({ all }) =>
    /\bdeadline for (\p{L}+ing [^.?!,]{4,40}?)(?= (?:was|is|by|but)\b|[.?!,])/iu.exec(all)?.[1],
  wantTo: ({ all }) =>
    /\bi (?:want|would like|[’']d like) to (?!(?:change|stop|know|write|say|ask|put|be)\b)([a-z][^.?!,]{6,50}?)(?= (?:by|but|and|because)\b|[.?!,]|$)/i.exec(
      all,
    )?.[1],
  owedThing: ({ all }) => /\bowe (?:him|her|them) (an? [\p{L} ]{3,30})/iu.exec(all)?.[1]?.trim(),
  picked,
  statement,
  picks: ({ message }) => {
    const items = picksIn(message);
    return items.length > 0 ? items.join(' and ') : undefined;
  },
  options,
  leanTo: (told) => (options(told) ? 'the one that can be taken back' : undefined),
  ageNow: ({ all }) =>
    /\b(?:i[’']?m|i am|aged?) (\d\d)\b(?! (?:%|percent|years (?:in|with)))/i.exec(all)?.[1],
};
