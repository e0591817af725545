import { sentencesIn } from '../../../words/sentences.ts';
import type { Fact } from '../../library/types.ts';
import { byWords } from '../../library/facts/by-words.ts';

type Part = 'head' | 'process' | 'people' | 'product';

const signs: Readonly<Record<Part, RegExp>> = {
  head: /\b(?:in (?:my|one|his|her) head|one notebook|a notebook|only (?:one|person) who|only i\b|only me\b|nobody writes|not written)\b/i,
  process:
    /\b(?:late|in time|on time|missed|forg[eo]t\w*|double[- ]?book\w*|lost (?:orders?|tickets?|slips?)|run out|sticky|whiteboard|redo|twice|wait(?:s|ing)? for me)\b/i,
  people:
    /\b(?:quits?|left us|turnover|keeps? leaving|shows? up late|late every|gossip\w*|overrul\w*|undermin\w*|lazy|fight(?:s|ing)?|won[’']?t (?:train|learn|listen|do)|can[’']?t find (?:anyone|people|help)|don[’']?t get along|no[- ]shows?)\b/i,
  product:
    /\b(?:return(?:s|ed)|complain\w*|refunds?|bad reviews|nobody (?:buys|wants|orders)|same as everyone|out of date|breaks?|warranty)\b/i,
};
const denied = /\b(?:nobody|no one|never|none|not one|no)\b[^.?!]{0,24}$/i;

const quoted = (sentence: string): string =>
  sentence
    .replace(/^(?:to be more specific|well|but|and|so|also|honestly)[,:]? /i, '')
    .replaceAll(/["“”]/g, '')
    .replace(/[.!?]{1,9}$/, '');

const mostWords = 26;

/** The sentence in which a part of the business shows its trouble. */
const troubleIn = (text: string, part: Part): string | undefined =>
  sentencesIn(text)
    .filter((sentence) => !sentence.endsWith('?') && sentence.split(/\s+/).length <= mostWords)
    .find((sentence) => {
      const found = signs[part].exec(sentence);
      return found !== null && !denied.test(sentence.slice(0, found.index));
    });

const reasons: Readonly<Record<Part, string>> = {
  head: 'That is process: people and product may both be good, and everything still waits for one head.',
  process:
    'That is process: it would happen to a good new person in the same place, and one page would mend it.',
  people:
    'That is people: a page does not mend it, and ten minutes alone with the one concerned may.',
  product:
    'That is product: neither the people nor the order of work helps as long as this comes back.',
};

const order: readonly Part[] = ['head', 'process', 'people', 'product'];

const verdict = (text: string): string | undefined => {
  const part = order.find((one) => troubleIn(text, one) !== undefined);
  return part && `You write: “${quoted(troubleIn(text, part)!)}”. ${reasons[part]}`;
};

/** The Three P's of somebody's own business: which of them is in trouble, and what they are in their trade. */
export const threeFacts: Readonly<Record<string, Fact>> = {
  threeVerdict: ({ all }) => verdict(all),
  isPeople: ({ all }) =>
    order.find((one) => troubleIn(all, one) !== undefined) === 'people' ? 'yes' : undefined,
  threeNew: ({ message }) => verdict(message),
  onTime: ({ all }) => {
    const found =
      /\b(\d{2,5}) (?:orders?|jobs?|visits?|parcels?|repairs?|deliveries)\b[^.?!]{0,40}?\b(\d{2,5}) (?:\w+ )?(?:in|on) time\b/i.exec(
        all,
      );
    if (!found) return undefined;
    const [whole, good] = [Number(found[1]), Number(found[2])];
    const late = whole - good;
    return late > 0
      ? `${good} of ${whole} in time means ${late} late, about one in ${Math.round(whole / late)}`
      : undefined;
  },
  handOver: ({ message }) =>
    /\b(?:to|give|let|train|trust) (?:it to |my [\w-]+,? )?(\p{Lu}\p{Ll}+)\b/u.exec(message)?.[1],
  isAlone: ({ all }) =>
    /\b(?:one[- ](?:person|man|woman)|i have no (?:people|staff|employees|team)|just me|only me|by myself|on my own|work alone|no employees|sole trader|solo)\b/i.test(
      all,
    )
      ? 'yes'
      : undefined,
  threeTrade: byWords([
    [
      /\btranslat\w*|interpret\w*/i,
      'In a translation office: product is not the client’s text but what you add, that it is right, that it sounds like them, and that it comes on the day. Process is the way from the request to the invoice: price named, terms list, first draft, a night’s rest, second reading, delivery. People is you, and the one colleague who reads over it or steps in when you are ill.',
    ],
    [
      /\b(?:sew|seamstress\w*|uniforms?|tailor\w*|garments?|alterations)\b/i,
      'In a sewing business: product is the garment and how it fits; process is the way of the measurements from the customer to the needle and to the day of fetching; people are those at the machines, and the one who measures.',
    ],
    [
      /\b(?:salon|barber\w*|hair|nails?|spa)\b/i,
      'In a salon: product is how a customer looks and feels at the door; process is the booking, the wait, the chair, the payment and the next date; people are those at the chairs and how they are spoken to.',
    ],
    [
      /\b(?:restaurant|cafe|café|bak(?:e|er|ery|ing)|cater\w*|kitchen|food)\b/i,
      'With food: product is what is on the plate and that it tastes the same on Tuesday; process is ordering, preparing, the hour of the rush and closing; people are kitchen and counter, and how they speak with each other at noon.',
    ],
    [
      /\b(?:plumb\w*|hvac|electric\w*|roof\w*|paint\w*|contract(?:or|ing)|landscap\w*|lawn|carpent\w*|build(?:er|ing)|fenc\w*)\b/i,
      'In your trade: product is the finished job, still good after a year; process is the way from the first call to the quote, the date, the work, the photograph and the bill; people are those on site and the one who answers the telephone.',
    ],
    [
      /\b(?:clean(?:ing|ers?)|janitor\w*|laundry)\b/i,
      'In cleaning: product is what somebody sees who comes in at eight; process is the list for each room, the key and the report; people are those who come at night and whom nobody thanks.',
    ],
    [
      /\b(?:truck(?:ing|s)?|haul\w*|deliver\w*|freight|courier|taxi|bus(?:es)?)\b/i,
      'On the road: product is that it arrives whole and when it was said; process is the order, the loading, the route, the slip and the bill; people are the drivers and the one who plans.',
    ],
    [
      /\b(?:daycare|school|tutor\w*|teach\w*|kids)\b/i,
      'With children: product is that they are safe and have learned something, and that parents know it; process is the morning at the door, the day, the handing over and the bill; people are those who are with them all day.',
    ],
    [
      /\b(?:clinic|nurs\w*|dent\w*|home health|care(?:giver|givers)?|therap\w*|vet)\b/i,
      'In care: product is that somebody is better off after the visit; process is the date, the file, the visit, the handing over; people are those who go in, and whether they stay.',
    ],
    [
      /\b(?:farm\w*|dairy|bees?|orchard|ranch|vegetables?|goats?)\b/i,
      'On a farm: product is what you bring to the gate, and what for; process is the year, the day, the machine and the sale; people are few, and mostly family, and that makes it harder and not easier.',
    ],
    [
      /\b(?:software|apps?|web(?:site)?s?|design\w*|consult\w*|market(?:ing)|account\w*|bookkeep\w*)\b/i,
      'In an office of the head: product is what the client can do afterwards that he could not before; process is the first talk, the offer, the work in steps, the delivery and the bill; people are those who know how, and whoever holds the dates.',
    ],
    [
      /\b(?:shop|store|retail|boutique|market stall)\b/i,
      'In a shop: product is what is on the shelf and the advice with it; process is ordering, pricing, the till and what happens with what does not sell; people are those behind the counter, and whether a stranger is greeted.',
    ],
  ]),
};
