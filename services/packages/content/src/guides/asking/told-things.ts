import { sentencesIn } from '../../words/sentences.ts';
import { placeIn } from '../library/facts/places.ts';
import type { Known } from '../library/fill.ts';
import type { Told } from '../themes/told.ts';
import { asksIn } from './read-asks.ts';

const CAPITAL = String.raw`\p{Lu}[\p{Ll}’'-]+`;
const KIN =
  'dad|mum|mom|father|mother|brother|sister|son|daughter|wife|husband|uncle|aunt|cousin|nephew|niece';
const ROLES =
  'worker|foreman|salesman|driver|cook|apprentice|mechanic|manager|cleaner|partner|customer|client|supplier|landlord';
/** Words with a capital that are nobody’s name. */
const NO_NAME = new Set(
  [
    'I God Jesus Christ Lord The This That What If And But So English Spanish German French Bible Invoice',
    'Sunday Monday Tuesday Wednesday Thursday Friday Saturday Christmas Easter Facebook Google WhatsApp',
    'January February March April May June July August September October November December',
  ].flatMap((line) => line.split(' ')),
);

const first = (text: string, patterns: readonly RegExp[]): string | undefined =>
  patterns
    .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'gu'))].map(([, one]) => one))
    .find((one) => one !== undefined && !NO_NAME.has(one));

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const closed = (text: string): string =>
  `${capital(text.trim().replace(/[.,;:!?\s]{1,20}$/, ''))}.`;

/** Whom the words go to, as they are spoken to: "Mr. Haddad", "Dad", "Troy". */
const addressee = (message: string, all: string): string | undefined => {
  const named = first(message, [
    new RegExp(
      String.raw`\b(?:to|tell|ask|show|write|call|owe|invite|phone) ((?:Mrs?|Ms|Dr)\.? ${CAPITAL}|${CAPITAL})`,
    ),
  ]);
  if (named) return named;
  const kin = new RegExp(String.raw`\b(?:to|tell|ask|show) (?:my )?(dad|mum|mom)\b`, 'iu').exec(
    message,
  )?.[1];
  if (kin) return capital(kin.toLowerCase());
  const titled = first(all, [new RegExp(String.raw`\b((?:Mrs?|Ms|Dr)\.? ${CAPITAL})`)]);
  if (titled) return titled;
  const one = first(all, [
    new RegExp(String.raw`\b(?:name is|name[’']s|called|named) (${CAPITAL})`),
    new RegExp(String.raw`\b(?:${ROLES}|${KIN}),? (?:is )?(${CAPITAL})`),
    new RegExp(String.raw`(?:^|[.] )(?:Salesman|Worker|Partner|Foreman|Driver) is (${CAPITAL})`),
  ]);
  return one;
};

/** A sentence of the writer's own that a text to somebody may carry: no word about a third person, nothing asked. */
const isOwnWord = (text: string): boolean =>
  !/\b(?:he|she|they|him|her|them|his|their|you|verse|write|sentences?|lines?|text)\b|[?"“]/i.test(
    text,
  );
const proposes =
  /^(?:(?:so|then|ok|okay|fine|good),? )?(?:i (?:could|would|can|will|want|need|offer)|i[’']?(?:d|ll)\b|we (?:could|can|will|want)|we[’']?(?:d|ll)\b|from\b|\d)/i;

const saidThat = (message: string): string | undefined =>
  /\b(?:says?|tells?|explains?|writes?|asks?)\b[^?.!]{0,40}? that (?!without)([^?!]+?)(?=,? (?:without|but so|not just|for everyone)\b|[?.!](?:\s|$)|$)/i.exec(
    message,
  )?.[1];

const contentOf = (message: string): string | undefined => {
  const clause = saidThat(message);
  if (clause && !/\b(?:he|she|they|him|her|them)\b/i.test(clause)) return closed(clause);
  const own = sentencesIn(message).filter(
    (text) =>
      proposes.test(text) &&
      !/^(?:what|if)\b/i.test(text) &&
      isOwnWord(text.replace(/,? (?:but|though)\b.*$/i, '')),
  );
  const found = own.map((text) =>
    closed(
      text.replace(/^(?:so|then|ok|okay|fine|good),? /i, '').replace(/,? (?:but|though)\b.*$/i, ''),
    ),
  );
  return found.length > 0 ? found.join(' ') : undefined;
};

const quotesIn = (text: string): (string | undefined)[] =>
  [...text.matchAll(/(?<=^|[\s(])["“]([^"“”]{3,90}?)[.,!?]?["”]/g)].map(([, one]) => one);

const optionsIn = (message: string): [string, string] | undefined => {
  const asked = asksIn(message).find(({ ask }) => ask === 'which' || ask === 'who-first')?.text;
  const found =
    asked &&
    /(?:^|[.,:;!] ?|\b(?:do|should|shall|must|can|may|would|is|first|better|rather|than) )(?:i |we |it |to )?([^,.:;?!]{3,45}?),? or (?:do i |should i |shall i |do we |is it )?([^,.;?!]{3,45})\?/i.exec(
      asked,
    );
  if (!found) return undefined;
  const bare = (text = ''): string => text.replace(/^(?:then|first|rather|i|we) /i, '').trim();
  const [one, other] = [bare(found[1]), bare(found[2])];
  return one.split(' ').length <= 8 && other.split(' ').length <= 8 ? [one, other] : undefined;
};

const mine: Readonly<Record<string, string>> = {
  i: 'you',
  my: 'your',
  me: 'you',
  our: 'your',
  we: 'you',
  us: 'you',
  am: 'are',
};
const toThem = (text: string): string =>
  text.replaceAll(/\b(?:i|my|me|our|we|us|am)\b/gi, (word) => mine[word.toLowerCase()] ?? word);

/** "Out from 6 to 6, about 4 hours a day on the invoices, 400 an hour": what a whole hour brings. */
const busyHoursIn = (all: string): string | undefined => {
  const [, from, to] =
    /\bfrom (\d{1,2})(?: ?am)? (?:to|till|until) (\d{1,2})(?: ?pm)?\b/i.exec(all) ?? [];
  const paid = Number(
    /\b(\d{1,2}(?:\.\d)?) hours (?:a day|each day|on (?:them|the (?:invoice|bill)s?))/i.exec(
      all,
    )?.[1],
  );
  if (!from || !to || !paid) return undefined;
  const out =
    Number(to) > Number(from) ? Number(to) - Number(from) : Number(to) + 12 - Number(from);
  if (paid >= out) return undefined;
  const rate = Number(/\b(\d[\d,]*) (?:\p{L}+ )?an hour\b/iu.exec(all)?.[1]?.replaceAll(',', ''));
  const real = rate
    ? `, and ${rate} an hour is really about ${Math.round((rate * paid) / out)}`
    : '';
  return `${out} hours out and ${paid} of them paid: ${out - paid} hours a day earn nothing${real}.`;
};

const owedIn = (all: string): string | undefined =>
  /\bowes? (?:me|us) (?:about )?([$€£₱₹]?\s?\d[\d,.]*\d(?: ?(?:k|grand|euros?|dollars|pounds|rupees|pesos|\p{Ll}{3,9}(?= for| since| from)))?)/iu.exec(
    all,
  )?.[1];

/** What was told, by the names under which the texts ask for it. */
export const toldThings = ({ message, all }: Told, known: Known): Known => {
  const options = optionsIn(message);
  const to = addressee(message, all);
  const own: Readonly<Record<string, string | undefined>> = {
    to,
    quote: quotesIn(all)[0],
    quoteNow: quotesIn(message).at(-1),
    content: contentOf(message),
    one: options && toThem(options[0]),
    other: options && toThem(options[1]),
    place: placeIn(all),
    owed: owedIn(all),
    busyHours: busyHoursIn(all),
    atAll:
      /\b(?:staff|team|workers|everyone|everybody|all of them|customers|clients|guests|booking page|website|sign|group)\b/i.test(
        message,
      )
        ? 'yes'
        : undefined,
  };
  return (name) => (name in own ? own[name] : known(name));
};
