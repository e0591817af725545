import { sentencesIn } from '../../../words/sentences.ts';
import { money } from '../../library/facts/sums.ts';
import { addressed, namesIn, toYou } from '../../themes/letters.ts';
import type { Told } from '../../themes/told.ts';
import type { Fact } from '../../library/types.ts';
import { framedLetter } from './letter-frames.ts';
import { firmIn, signerIn } from './names.ts';

/** Sentences that speak to the guide, not to the one who gets the letter. */
const TO_GUIDE =
  /^(?:can|could|would|will|please|pls)?\s?(?:you )?(?:please )?(?:write|word|draft|help|make|compose|give|take out|put)\b|^(?:to|from|signed|facts|name)\b:?|\bletter\b|\b(?:respectful|firm|friendly|polite|kind|gracious|warm|preachy)\b.{0,20}\b(?:but|and|not)\b|^(?:she|he)[’']?s a widow|\bhow do i\b|\?$|^i want to (?:be|stay|sound)\b|^i[’']?m boiling|^firm but|^shorter|^make it|^i[’']?m \w+ \w+(?:,|\.|$)|^i sign as\b|^sign(?:ed)?\b|^(?:can|could) you\b|^maybe\b|^perhaps\b|^polite\b|^also say\b|\bsound like\b|^sign (?:it|this|as)\b|^i (?:don[’']?t|do not) want (?:it|this)\b|^i need (?:a|to write)\b/i;

/** Words within a sentence that speak to the guide. */
const asides =
  /,? \b(?:say (?:that|so)|you do the sum|please (?:say|add) that|add that|i think)\b(?=[,.;)!?]|$)/gi;

/** "the 7 ($77.50 each, you do the sum)": the sum is done. */
const summed = (sentence: string): string =>
  sentence.replaceAll(
    /\b(\d{1,4})\b([^$£€.\d]{0,24})([$£€])(\d+(?:\.\d\d)?) each,? you do the sum/gi,
    (_, count: string, between: string, sign: string, each: string) =>
      `${count}${between}${sign}${each} each, ${money(Number(count) * Number(each), sign)} in all`,
  );
const ASKS =
  /^(?:and )?i (?:want|would like|[’']?d like|need|ask|hope|wish|am asking|offer|apologi[sz]e)\b/i;

const closed = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const wished = (sentence: string): string =>
  sentence
    .replace(
      /^(?:and )?I (?:want|would like|need|wish|[’']?d like) to apologi[sz]e/i,
      'I apologize',
    )
    .replace(/^(?:and )?I (?:want|would like|need|wish|[’']?d like) to /i, 'I would like to ')
    .replace(/, offer to /g, ', I offer to ')
    .replace(/,? and ask (?:if|whether) I can /g, ', and I ask whether I may ')
    .replace(/, and ask (?:if|whether) /g, ', and I ask whether ')
    .replace(/\bto pay for\b/, 'to pay for');

interface Parts {
  facts: string[];
  wishes: string[];
}

const partsOf = (told: Told): Parts => {
  const sentences = sentencesIn(told.all.replaceAll(/\bfacts:\s/gi, ''))
    .filter((line) => !TO_GUIDE.test(line) && line.split(/\s+/).length > 2)
    .map((line) =>
      summed(line)
        .replaceAll(asides, '')
        .replace(/^facts:\s/i, ''),
    );
  return {
    facts: sentences.filter((line) => !ASKS.test(line)).map((line) => closed(toYou(line))),
    wishes: sentences.filter((line) => ASKS.test(line)).map((line) => closed(wished(toYou(line)))),
  };
};

const warmed = (text: string | undefined): string | undefined =>
  text
    ?.replace(/(?<=^Dear [^\n]*,\n\n)/, 'I hope that you are well. ')
    .replace(
      'I am writing to you in a matter that I would like to settle openly and well.',
      'I would like to settle something with you openly and well.',
    )
    .replace(
      'A short answer would help me, and I am glad to talk it over on the phone.',
      'If anything makes this hard for you, call me; we will find a way.',
    );

const letter = (told: Told, isShort: boolean): string | undefined => {
  const { facts, wishes } = partsOf(told);
  if (facts.length + wishes.length < 2) return undefined;
  const { to, from } = namesIn(told.all);
  const isSorry = /\b(?:apologi[sz]e|our fault|sorry|our mistake)\b/i.test(told.all);
  const firm = firmIn(told.all);
  const signer = signerIn(told.all) ?? from ?? '[your name]';
  return [
    `Dear ${addressed(to)},`,
    isShort
      ? ''
      : isSorry
        ? 'something went wrong on our side, and you should hear it from me.'
        : 'I am writing to you in a matter that I would like to settle openly and well.',
    facts.join(' '),
    wishes.join(' '),
    isShort
      ? ''
      : isSorry
        ? 'I am sorry for it. Please call me, or tell me when I may call you.'
        : 'Thank you for reading this. A short answer would help me, and I am glad to talk it over on the phone.',
    `${signer}${firm && !signer.includes(firm) ? `\n${firm}` : ''}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** Letters made of the sentences that somebody wrote, turned to the one who gets them. */
export const letterFacts: Readonly<Record<string, Fact>> = {
  wholeLetter: (told) => framedLetter(told, 'plain') ?? letter(told, false),
  shortLetter: (told) => framedLetter(told, 'short') ?? letter(told, true),
  warmerWanted: ({ message }) =>
    /\b(?:warmer|softer|kinder|gentler|friendlier)\b/i.test(message) ? 'yes' : undefined,
  warmLetter: (told) => framedLetter(told, 'warm') ?? warmed(letter(told, false)),
  newsFact: ({ all }) => {
    const client = /\b(?:client|customer|account),? (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})/u.exec(
      all,
    )?.[1];
    const share = /\b\d{1,2} ?(?:%|percent)/.exec(all)?.[0];
    return client || share
      ? `We have lost ${client ?? '[client]'}, ${share ?? 'a large part'} of our revenue.`
      : undefined;
  },
  newsKnown: ({ all }) => {
    const until = /\bno layoffs (?:planned )?(?:before|until) (\w+)/i.exec(all)?.[1];
    const cut = /\bcut(?:ting)? my own pay (?:by|in) half\b/i.test(all);
    return until || cut
      ? `${until ? `no layoffs are planned before ${until}, and if that should change, you hear it from me first.` : ''}${cut ? ' I am cutting my own pay by half.' : ''}`.trim()
      : undefined;
  },
  newsMeet: ({ all }) => {
    const found = /\bmeeting is (at [^.]+)/i.exec(all)?.[1];
    return found && `We meet ${found}. `;
  },
};
