import type { Fact } from '../../library/types.ts';

type Told = Parameters<Fact>[0];

const quotesIn = (text: string): string => /[“"]([^”“"]{1,400})[”"]/.exec(text)?.[1] ?? '';

/** What the owner says of the review, without the review itself. */
const besides = (text: string): string => text.replaceAll(/[“"][^”“"]{1,400}[”"]/g, ' ');

const faults: readonly (readonly [RegExp, (found: RegExpExecArray, all: string) => string])[] = [
  [
    /\b(?:short with (?:her|him|them)|i was rude|was rude|i was short|lost my temper|snapped)\b/i,
    (_, all) =>
      `I was short with you, and I am sorry.${/\bday after my \w+[’']s funeral\b/i.test(all) ? ' It was a hard day for me; that is no excuse.' : ''}`,
  ],
  [
    /\b(?:we|i) (?:were|was|came|arrived) (\d+|\w+) ?(min(?:ute)?s?|hours?) late\b/i,
    ([, count, unit]) =>
      `We came ${count} ${/^h/i.test(unit!) ? (count === '1' ? 'hour' : 'hours') : 'minutes'} late, and you should have had a call.`,
  ],
  [
    /\b(?:deck )?(?:we|i) (?:\w+ ){0,3}(?:finished )?(two|three|2|3|\d+) (weeks|days) late\b|\bfinished (two|2|three|3) weeks late\b/i,
    ([, count, unit, other]) =>
      `We finished ${({ 2: 'two', 3: 'three' } as Record<string, string>)[count ?? other!] ?? count ?? other} ${unit ?? 'weeks'} later than we had said, and I should have told you earlier.`,
  ],
  [
    /\b(?:we|i) (did (?:crack|scratch|break|dent|damage|spill|stain|chip)|cracked|scratched|dented|damaged|spilled|stained|chipped|broke) ((?:an?|one|the|his|her|their) [\p{L} ]{3,24}?)(?=[,.;]| and\b| but\b|$)/iu,
    ([, did, what], all) =>
      `We ${did!.toLowerCase()} ${what!.replace(/^(?:his|her|their) /i, 'your ')}, and I am sorry${/\b(?:fixed|repaired|replaced|mended) (?:it )?(?:the )?same day\b/i.test(all) ? '; we put it right on the same day' : ''}.`,
  ],
  [/\bmud\b(?! on my)/i, () => 'The mud on your carpet came from us, and I am sorry.'],
  [
    /\b(?:nick(?:ed)?|did cut|cut her|cut him|burn(?:ed|t) her)\b/i,
    (_, all) =>
      `You were hurt while you were with us${/\bapolog/i.test(all) ? ', and nobody said sorry; I say it now' : '; I am sorry'}.`,
  ],
  [
    /\b(?:was|were|it was) (?:a bit |too |really )?(?:cold|dry|burnt|overcooked|stale)\b/i,
    () => 'What you got was not as it should be, and I am sorry.',
  ],
  [
    /\b(?:we|i) (?:did )?(?:forgot|forget|mixed up|lost|broke|scratched|damaged)\b/i,
    () => 'The mistake was ours, and I am sorry.',
  ],
  [
    /\bwrong (?:order|size|colou?r|part|cake|date)\b/i,
    () => 'You did not get what you had ordered; that was our mistake, and I am sorry.',
  ],
  [
    /\b(?:tech|stylist|cook|waitress|waiter|server|girl|guy|cashier|barber|clerk) (?:was )?on (?:(?:her|his|the) )?phone\b/i,
    (_, all) => (/\btrue\b/i.test(besides(all)) ? 'A telephone has no place beside a guest.' : ''),
  ],
  [
    /\b(?:I|we) (?:was|were) (?:running )?late\b|\btrue (?:that )?(?:I|we) (?:was|were|came) late\b|\blate (?:part|bit) is true\b/i,
    (_, all) => {
      const wait = /\b(\d{1,3}) ?(min(?:ute)?s?|hours?) late\b/i.exec(all);
      return `${wait ? `You waited ${wait[1]} ${/^h/i.test(wait[2]!) ? 'hours' : 'minutes'}` : 'You had to wait'}, and I should have called ahead. I am sorry.`;
    },
  ],
  [
    /\b[Tt]he ([\p{L}]+)(?: (?:part|bit|thing))? (?:(?:is|was|are|were) (?:true|fair|right)|(?:I|we) (?:do )?(?:believe|accept|grant|own))\b/u,
    ([, what]) =>
      /^(?:mud|price|rest|review|late|truth)$/i.test(what!)
        ? ''
        : `About the ${what!.toLowerCase()} you are right, and I am sorry for it.`,
  ],
];

const own = ({ all }: Told): string => {
  const told = besides(all);
  return faults
    .map(([named, say]) => {
      const found = named.exec(told);
      return found ? say(found, all) : '';
    })
    .filter((line) => line !== '')
    .slice(0, 3)
    .join(' ');
};

const noFact = /\b(?:correct(?:ing|ed)?|argu\w+|contradict\w*|defend\w*|defensive|justify\w*)\b/i;

const fact = ({ all, message }: Told): string => {
  if (noFact.test(message) && !/[“"]/.test(message)) return '';
  const agreedOn =
    /\bprice\b[^.?!]*\bagreed (?:it |to it |on it )?(on the phone|beforehand|in writing|in advance)\b/i.exec(
      all,
    )?.[1];
  if (agreedOn) return `The price was the one that we had agreed ${agreedOn.toLowerCase()}.`;
  const quoted = /\bquoted [$£€]?(\d+)[^.]{0,20}charged [$£€]?(\d+)/i.exec(all);
  const sign = /[£€]/.exec(all)?.[0] ?? '$';
  if (quoted)
    return quoted[1] === quoted[2]
      ? `As to the price: we quoted ${sign}${quoted[1]} ${/brake/i.test(all) ? 'for the brake pads ' : ''}and charged ${sign}${quoted[2]}.`
      : `We quoted ${sign}${quoted[1]} and charged ${sign}${quoted[2]}; I will look at the difference with you.`;
  const score = /\binspection (?:was|of|score(?: was)?) (\d{2,3})(?: in (\w+))?/i.exec(
    besides(all),
  );
  if (score)
    return `${/\bsterili[sz]e/i.test(all) ? 'All our tools are sterilized for every guest, and our' : 'Our'} state inspection${score[2] ? ` in ${score[2]}` : ''} was ${score[1]}.`;
  const took = /\bit was (\d+ minutes) of work\b/i.exec(besides(all))?.[1];
  if (took) return `The work itself took ${took}; I will gladly go through the bill with you.`;
  const fee = /[$£€](\d+) is the ([\w-]+(?: [\w-]+)?) fee/i.exec(all);
  if (fee)
    return `The ${sign}${fee[1]} is our ${fee[2]} fee${/signed/i.test(all) ? ', which was on the sheet you signed' : ''}; if it was not clear, we should have said it aloud.`;
  const slot = /\b(?:offer(?:ed)? (?:her|him|them) a new (?:slot|appointment)[^.,]*)/i.exec(
    all,
  )?.[0];
  const late =
    /\b(?:she|he|they) (?:was|were) (\d+) (?:mins|minutes) late(?: to an? ([\w ]+?))?(?=[.,]| and|$)/i.exec(
      all,
    );
  if (late)
    return `The appointment ${late[2] ? `for the ${late[2].trim()} ` : ''}began ${late[1]} minutes late, and there was no longer time to do it well${slot ? `; we offered you a new one${/Saturday/i.test(slot) ? ' for the Saturday' : ''}, and that still holds` : ''}.`;
  if (slot)
    return `We offered you a new time${/Saturday/i.test(all) ? ' on the Saturday' : ''}, and the offer still holds.`;
  if (/\bnever met|can[’']?t find|never been here\b/i.test(all))
    return 'I cannot find your visit in our books, and I would like to understand what happened.';
  if (/\brain and her own changes|because of rain\b/i.test(all))
    return 'It is good to hear what it was like for you.';
  return '';
};

const space = (text: string): string => (text === '' ? '' : `${text} `);

/** A reply to a review, made of what was told: what was ours, the one fact, an open door. */
export const reviewFacts: Readonly<Record<string, Fact>> = {
  reviewDear: ({ all }) => {
    const signed = /[-–—] ?(\p{Lu}\p{Ll}+)(?: \p{Lu}\.?)?["”]/u.exec(all)?.[1];
    if (signed) return `${signed}, thank you for telling us`;
    const name = /\b(?:[Ff]rom an?|[Cc]ustomer \(|[Ff]rom) (\p{Lu}\p{Ll}+)(?: \p{Lu}\.)?/u.exec(
      all,
    )?.[1];
    return name && !/^(?:Google|Yelp|I)$/.test(name)
      ? `${name}, thank you for telling us`
      : undefined;
  },
  reviewOwn: (told) => space(own(told)) || 'I am sorry that you went away angry. ',
  reviewFact: (told) => space(fact(told)),
  reviewFactShort: (told) =>
    fact(told)
      .replace(/\.$/, '')
      .replace(/^As to the price: /, ''),
  reviewShort: (told) =>
    `${space(own(told)) || 'I am sorry that you went away angry. '}${space(fact(told))}`.trim(),
  reviewClose: ({ all }) =>
    /\b(?:dry|cakes?|bakery)\b/i.test(all)
      ? 'Come by and ask for me; I would like to hear what was not right, and make it good.'
      : 'Please call me; I would like to hear it from you and put right what is ours.',
  reviewBrief: (told) =>
    `${
      space(
        own(told)
          .split(/(?<=\.) /)
          .slice(0, 2)
          .join(' '),
      ) || 'I am sorry that you went away angry. '
    }${fact(told)}`.trim(),
  reviewNote: ({ all }) => {
    const quote = quotesIn(all);
    const notes = [
      /christian|jesus|religious/i.test(quote)
        ? 'The word about faith I have left without an answer; a calm reply is the answer.'
        : '',
      /funeral/i.test(all)
        ? 'Your father’s funeral I have only touched; say more only on the phone.'
        : '',
    ];
    return notes.filter((note) => note !== '').join(' ');
  },
};
