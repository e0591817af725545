import type { Fact } from '../../library/types.ts';

type Told = Parameters<Fact>[0];

const quotesIn = (text: string): string => /[“"]([^”“"]{1,400})[”"]/.exec(text)?.[1] ?? '';

const lateOwn = (text: string): string | undefined =>
  /\b(?:we|deck we|i) (?:\w+ ){0,3}(?:finished )?(?:two|three|\d+) (?:weeks|days|hours|mins|minutes) late\b|\bfinished (?:two|2|three|3) weeks late\b/i.exec(
    text,
  )?.[0];

const own = ({ all }: Told): string => {
  const lines: string[] = [];
  if (/\b(?:short with (?:her|him|them)|was rude|i was short|lost my temper)\b/i.test(all)) {
    const why = /\bday after my (\w+)[’']s funeral\b/i.exec(all)?.[1]
      ? ' It was a hard day for me; that is no excuse.'
      : '';
    lines.push(`I was short with you, and I am sorry.${why}`);
  }
  if (/\bmud (?:part )?is true|tracked mud\b/i.test(all))
    lines.push(
      'The mud on your carpet was our fault, and I am sorry; I will have it cleaned at our cost.',
    );
  if (lateOwn(all))
    lines.push(
      `We finished ${/two weeks|2 weeks/i.test(all) ? 'two weeks' : 'later'} than we had said, and I should have told you earlier.`.replace(
        'two weeks than',
        'two weeks later than',
      ),
    );
  return lines.join(' ');
};

const fact = ({ all }: Told): string => {
  const quoted = /\bquoted [$£€]?(\d+)[^.]{0,20}charged [$£€]?(\d+)/i.exec(all);
  const sign = /[£€]/.exec(all)?.[0] ?? '$';
  if (quoted)
    return quoted[1] === quoted[2]
      ? `As to the price: we quoted ${sign}${quoted[1]} ${/brake/i.test(all) ? 'for the brake pads ' : ''}and charged ${sign}${quoted[2]}.`
      : `We quoted ${sign}${quoted[1]} and charged ${sign}${quoted[2]}; I will look at the difference with you.`;
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
