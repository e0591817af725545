import { DATE, datesIn, longDate } from '../../library/facts/dates.ts';
import { money, signIn } from '../../library/facts/sums.ts';
import { addressed, namesIn } from '../../themes/letters.ts';
import type { Told } from '../../themes/told.ts';
import type { Fact } from '../../library/types.ts';
import { arrears, madeGood, type LetterBody } from './letter-purposes.ts';
import { firmIn, signerIn } from './names.ts';

/** How a letter is meant to sound; the facts stay the same. */
export type Tone = 'plain' | 'short' | 'warm';

const pick = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1]?.trim();
const day = (text: string, before: string): string | undefined => {
  const found = new RegExp(`\\b(?:${before})\\s(?:on |it on )?(${DATE})`, 'i').exec(text)?.[1];
  return found && longDate(found);
};
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const lines = (...parts: (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' ');
const digits = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

/** Something was left with us, is ready, and is not fetched. */
const unfetched = (text: string): LetterBody | undefined => {
  if (!/\b(?:pick (?:it |them )?up|collect|fetch|come for)\b/i.test(text)) return undefined;
  const thing = pick(
    text,
    /\b(?:brought|left|dropped off) (?:in |us )?((?:a|an|her|his|the|two|three) [\p{L}’' -]{3,40}?)(?= on\b| in\b| for\b|[,.])/iu,
  );
  const ready = day(text, 'ready|finished|done|repaired');
  if (!thing || !ready) return undefined;
  const sign = signIn(text);
  const deposit = pick(text, /\bdeposit (?:of )?[$£€]?(\d[\d,]*)/i);
  const total = pick(
    text,
    /\b(?:total|from|out of|price|of)\s(?:total |a total of |the )?[$£€]?(\d[\d,]*)\b(?! times)/i,
  );
  const rest =
    deposit && total && digits(total) > digits(deposit)
      ? digits(total) - digits(deposit)
      : undefined;
  const brought =
    day(text, 'brought [^.]{0,40}?|left [^.]{0,40}?|dropped off [^.]{0,40}?') ?? datesIn(text)[0];
  const called = pick(
    text,
    /\b(?:called|phoned|rang|texted|wrote to) (?:her|him|them) (\w+ times|twice|once)/i,
  );
  const until = day(text, 'before|until|by|no later than');
  const item = thing.replace(/^(?:her|his) /i, 'your ');
  return {
    facts: lines(
      `${brought ? `on ${brought} ` : ''}you brought us ${item}${deposit ? ` and paid a deposit of ${money(digits(deposit), sign)}${total ? ` on the price of ${money(digits(total), sign)}` : ''}` : ''}.`,
      `It has been ready since ${ready}.`,
      called && `I have called you ${called} and did not reach you.`,
    ),
    wish: lines(
      `Please come for it${until ? ` before ${until}` : ' within the next four weeks'}.`,
      rest !== undefined && `What is left to pay is ${money(rest, sign)}.`,
      'After that day I can no longer keep it here.',
    ),
    kind: 'I do not know what these months have been like for you. If plans have changed, I am sorry; you need not explain anything to me, and if another day or another way would be easier, we will find it.',
    closing: 'If you cannot come yourself, call me, or send somebody whom you trust.',
    brief: `${item.replace(/^(?:a|an) /i, 'your ')} has been ready since ${ready}.`,
  };
};

/** A contract is to end, because the other side has not kept to it. */
const ended = (text: string): LetterBody | undefined => {
  if (
    !/\bcontract|agreement|subscription|lease\b/i.test(text) ||
    !/\b(?:end(?:ed)?|cancel\w*|terminat\w*|out of)\b/i.test(text)
  )
    return undefined;
  const failure = pick(
    text,
    /((?:Since \w+ )?\b(?:they(?:[’']ve| have)?|he has|she has) (?:missed|failed|not|delivered late|been late|sent)[^.!?\n]*)/iu,
  );
  const end = day(text, 'ended|end|ends|terminated|cancel(?:led)?|stop|over');
  if (!failure || !end) return undefined;
  const sign = signIn(text);
  const since = pick(
    text,
    /\b(Since (?:January|February|March|April|May|June|July|August|September|October|November|December|last \w+)) they/i,
  );
  const signed =
    /\bsigned (?:on )?((?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? \d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})?/i.exec(
      text,
    );
  const months = pick(text, /\b(\d{1,2}) months\b/i);
  const monthly = pick(text, /[$£€](\d[\d,]*(?:\.\d\d)?) (?:a|per) month/i);
  const calls = /\b(?:phoned|called|rang|wrote|emailed)\b([^.!?\n]*)/i.exec(text)?.[1] ?? '';
  const credit = /\bcredit (?:for )?(?:the )?(\d+)[^$£€.]{0,24}[$£€](\d+(?:\.\d\d)?) each/i.exec(
    text,
  );
  const praised =
    /\b[Tt]heir (\w+),? (\p{Lu}\p{Ll}+),? (?:has been|is|was) (?:very |so )?(\w+)/u.exec(text);
  const failed = `${since && !failure.startsWith('Since') ? `${since} ` : ''}${failure
    .replace(/\bthey(?:[’']ve| have)\b/i, 'you have')
    .replace(/\bthey\b/i, 'you')}.`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return {
    facts: lines(
      signed !== null &&
        `our contract was signed on ${longDate(signed[1]!)}${signed[2] ? `, ${signed[2]}` : ''}${months ? `, for ${months} months` : ''}${monthly ? `, at ${money(digits(monthly), sign)} a month` : ''}.`,
      failed,
      datesIn(calls).length > 0 && `I telephoned about it on ${listed(datesIn(calls))}.`,
      /\bpaid (?:every|all|each)\b/i.test(text) && 'I have paid every invoice on my side.',
    ),
    wish: lines(
      `I therefore ask that the contract end on ${end}${/\b(?:no|without) (?:a )?penalty\b/i.test(text) ? ' without a penalty' : ''}${credit ? `, and that you credit us ${money(Number(credit[1]) * Number(credit[2]), sign)} for the ${credit[1]} that were missed (${money(Number(credit[2]), sign)} each)` : ''}.`,
      'Please confirm this in writing within ten days.',
    ),
    kind: 'I write this without ill will; we have been glad of what went well.',
    closing: praised
      ? `Your ${praised[1]}, ${praised[2]}, has been ${praised[3]} through all of it, and I would like you to know that.`
      : '',
    brief: failed,
  };
};

/** A letter in a hand-written frame, with what was told in it; undefined where none of the frames fits. */
export const framedLetter = ({ all }: Pick<Told, 'all'>, tone: Tone): string | undefined => {
  const body = unfetched(all) ?? ended(all) ?? madeGood(all) ?? arrears(all);
  if (!body) return undefined;
  const { to, from } = namesIn(all);
  const signer = signerIn(all) ?? from ?? '';
  const sender = /\bFrom: ([^,.\n]{3,40})/.exec(all)?.[1];
  const firm = firmIn(all) ?? (sender === signer ? undefined : sender);
  const start =
    tone === 'short'
      ? body.brief
      : tone === 'warm'
        ? `I hope that you are well. ${body.facts.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`
        : body.facts;
  return [
    `Dear ${addressed(to)},`,
    start,
    ...(tone === 'warm' ? [body.kind] : []),
    body.wish,
    tone === 'short' ? '' : body.closing,
    `${tone === 'warm' ? 'With warm wishes' : tone === 'short' ? 'Kind regards' : 'With good wishes'},\n${[signer, firm && !signer.includes(firm) ? firm : ''].filter((line) => line !== '').join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** The same letter in other words. */
export const framedLetters: Readonly<Record<string, Fact>> = {
  letterWarm: (told) => framedLetter(told, 'warm'),
  letterShort: (told) => framedLetter(told, 'short'),
  letterWhole: (told) => framedLetter(told, 'plain'),
};
