import { DATE, longDate } from '../../library/facts/dates.ts';
import { money, signIn } from '../../library/facts/sums.ts';

/** What a letter says, in pieces that each way of saying it puts together. */
export interface LetterBody {
  /** What happened. */
  facts: string;
  /** What is asked for or offered, and by when. */
  wish: string;
  /** A kind word, for the warm one only. */
  kind: string;
  closing: string;
  /** What happened, in one sentence. */
  brief: string;
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const joined = (...parts: (string | undefined | null | false)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (one) => one.toUpperCase());

/** Something that is to be put right besides: "the hinge he mentioned will be fixed on the 3rd of November, at no charge". */
const besides = (text: string): string | undefined => {
  const found =
    /\b(?:that |also )?(?:the |his |her |their )([\p{L} ]{3,30}?)(?: (?:that )?(?:he|she|they) mentioned)? will be (fixed|repaired|replaced|done|finished|delivered|refunded) (?:on )?(?:the )?([^,.;]{3,30})(, (?:at no charge|free of charge|for free|free))?/iu.exec(
      text,
    );
  if (!found) return undefined;
  const [, what = '', done = '', day = '', free] = found;
  return `The ${what.trim()}${/mentioned/i.test(found[0]) ? ' you mentioned' : ''} will be ${done} on ${/^\d{1,2}(?:st|nd|rd|th)/.test(day) ? 'the ' : ''}${day}${free ?? ''}.`;
};

/** Something of ours came late or was wrong, and is to be made good. */
export const madeGood = (text: string): LetterBody | undefined => {
  const late = new RegExp(
    `\\b(?:had |got |received |have )?(?:his|her|their|the) ([\\p{L} ]{3,40}?) (?:were |was )?(?:delivered|arrived|came|finished|installed|ready)(?: on)?(?: the)? (${DATE}) (?:instead of|and not|rather than|not)(?: on)?(?: the)? (${DATE})`,
    'iu',
  ).exec(text);
  const back =
    /\b(?:give|send|pay|refund|credit|knock|take) (?:him|her|them|the customer|it)?\s?(?:back |off )?[$£€](\d[\d,]*(?:\.\d\d)?)(?: back| off)?/i.exec(
      text,
    );
  if (!late || !/\bI want|I would like|I[’']d like|offer|apologi[sz]e|sorry\b/i.test(text))
    return undefined;
  const [, thing = '', came = '', meant = ''] = late;
  const sign = signIn(text);
  const reason = /\bbecause ((?:our|the|my) [^.,;?!]{4,50})/i.exec(text)?.[1];
  const paid =
    /\bpaid (?:us )?[$£€]?(\d[\d,]*(?:\.\d\d)?)? ?(?:in full)?[^.;]{0,12}\b(?:up front|in advance|in full|beforehand)\b/i.exec(
      text,
    );
  const facts = joined(
    `your ${thing.trim()} came on ${longDate(came)} and not on ${longDate(meant)}, as we had promised you. I am sorry.`,
    reason &&
      `${capital(reason.trim())}; that explains it, and it does not make the wait any shorter.`,
    paid &&
      `You had paid ${paid[1] ? money(Number(paid[1].replaceAll(',', '')), sign) : 'us'} in full beforehand, and so you had every right to the day.`,
  );
  return {
    facts,
    wish: joined(
      back &&
        `I would like to give you back ${money(Number(back[1]!.replaceAll(',', '')), sign)}. Tell me which way suits you, a check or to your account.`,
      besides(text),
    ),
    kind: 'You bore it with more patience than I could have asked for.',
    closing: joined(
      /\b(?:was|been) (?:so |very )?(?:kind|patient|gracious|lovely|understanding)\b/i.test(text) &&
        `You were kind about it${/\bon the phone\b/i.test(text) ? ' on the phone' : ''}, and I have not forgotten it. Thank you.`,
      'If anything is not as it should be, call me.',
    ),
    brief: `Your ${thing.trim()} came on ${longDate(came)} instead of ${longDate(meant)}. I am sorry for that.`,
  };
};

/** Rent or a bill is open with somebody who has it hard, and a way is offered. */
export const arrears = (text: string): LetterBody | undefined => {
  const unpaid = new RegExp(
    `\\b(?:hasn[’']?t|has not|haven[’']?t|not) paid (?:for |his rent for |her rent for |the rent for )?((?:${months})(?:(?:, | and |, and )(?:${months}))*)`,
    'i',
  ).exec(text);
  const due = /\b(?:so|total|owes(?: me| us)?|that[’']?s|makes|altogether) [$£€](\d[\d,]*)/i.exec(
    text,
  );
  if (!unpaid || !/\b(?:rent|tenant|fees?|dues|lessons|storage)\b/i.test(text)) return undefined;
  const sign = signIn(text);
  const offer = new RegExp(
    `\\b(?:pay|paying) [$£€](\\d[\\d,]*) (?:by|before|on) (${DATE})`,
    'i',
  ).exec(text);
  const rest = new RegExp(
    `\\b(?:remainder|rest|balance)(?: at| in parts of| with|,)? [$£€](\\d[\\d,]*) (?:a|per|each) month(?: (?:from|starting|beginning)(?: in)? (${months}))?`,
    'i',
  ).exec(text);
  const blow =
    /\b[Hh](?:is|er) (wife|husband|son|daughter|mother|father) (had (?:a|an) [\p{L} ]{3,24}?|died|passed away|lost (?:his|her) job|is (?:ill|sick|in hospital))(?: on (\d{1,2} \p{L}+|\p{L}+ \d{1,2}))?(?=[.,;]|$)/u.exec(
      text,
    );
  const call = /\b(?:ring|call|phone) me (?:on |any |at )?([^.;?!]{3,40})/i.exec(text)?.[1];
  const monthly = /\brent (?:is )?[$£€](\d[\d,]*) a month/i.exec(text)?.[1];
  const sum =
    due?.[1] ??
    (monthly
      ? String(
          Number(monthly.replaceAll(',', '')) *
            (unpaid[1]!.match(new RegExp(months, 'gi'))?.length ?? 1),
        )
      : undefined);
  const total = sum && money(Number(sum.replaceAll(',', '')), sign);
  return {
    facts: joined(
      blow &&
        `I have thought of you since your ${blow[1]} ${blow[2]}${blow[3] ? ` on ${blow[3]}` : ''}, and I am sorry for what you are both going through.`,
      `${blow ? 'There is one thing that I would rather say openly than let grow' : 'there is one thing that I would rather say openly'}: the rent for ${unpaid[1]} is still open${total ? `, ${total} in all` : ''}.`,
    ),
    wish: joined(
      offer
        ? `I would like to make it possible to bear. Pay ${money(Number(offer[1]!.replaceAll(',', '')), sign)} by ${longDate(offer[2]!)}${rest ? `, and the rest at ${money(Number(rest[1]!.replaceAll(',', '')), sign)} a month${rest[2] ? ` from ${rest[2]}` : ''}` : ''}.${/\b(?:no|without) interest\b/i.test(text) ? ' I ask no interest for it.' : ''}`
        : 'Tell me what you can pay now, and how much each month after it; I will agree to anything that has a date.',
      call
        ? `If that is too much, please ring me, ${/^(?:any|on|after|before)/i.test(call) ? '' : 'on '}${call.replace(/^on /i, '')}; then we will find another way.`
        : 'If that is too much, call me, and we will find another way.',
    ),
    kind: 'Please do not let this keep you awake; that is why I write and do not wait.',
    closing: blow
      ? `Please give my greetings to your ${blow[1]}.`
      : 'With thanks for the years so far.',
    brief: `The rent for ${unpaid[1]} is still open${total ? `, ${total} in all` : ''}${blow ? '; I know what these months have been for you both' : ''}.`,
  };
};
