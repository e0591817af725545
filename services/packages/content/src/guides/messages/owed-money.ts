import { money, signIn, sumsIn } from '../library/facts/sums.ts';
import { dayIn, type Purpose } from './material.ts';
import { foundIn } from './told-to.ts';

/** An amount as it was written: "300,000 rupees", "€2,000", "40,000". */
const AMOUNT = String.raw`([$€£₹₦₱]?\s?\d[\d,.]*\d(?:k\b)?|[$€£₹₦₱]\s?\d)(?: (rupees|euros?|pounds|dollars|francs|shillings|naira|pesos|rand|reais|kroner|cedis|lei))?`;
const valueOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const value = Number(text.replaceAll(/[^\d.]/g, '')) * (/k$/i.test(text) ? 1000 : 1);
  return Number.isFinite(value) && value > 0 ? value : undefined;
};
const found = (text: string, pattern: string): RegExpExecArray | null =>
  new RegExp(pattern, 'i').exec(text);

const LENT = String.raw`\b(?:lent|loaned|gave) me ${AMOUNT}|\b(?:borrowed|owe)\b[^.?!\d]{0,40}${AMOUNT}`;
const PAID = String.raw`\b(?:paid|given|gave|sent) (?:him |her |them )?(?:back )?(?:about |only |already )?${AMOUNT}(?: back| so far)?`;
const SPARE = String.raw`\b(?:spare|pay|manage|afford|send|put aside)\b[^.?!\d]{0,24}${AMOUNT}(?: \w+)? ?(?:monthly|a month|per month|each month|every month|a week|each week|weekly)`;
const ago =
  /\b((?:a|one|two|three|four|five|six|\d+) (?:years?|months?) ago|last (?:year|spring|summer|autumn|fall|winter|\p{Lu}\p{Ll}+)|in (?:19|20)\d\d|since (?:19|20)\d\d)\b/iu;

const inWords = (months: number): string =>
  months < 24 ? `${months} months` : `${Math.round(months / 12)} years`;

/** Money that was lent is to be paid back in parts: what is open, what is possible, and how long that takes. */
export const repay: Purpose = ({ told }) => {
  const { all, message } = told;
  const lent = found(all, LENT);
  if (!lent || /\bowes? (?:me|us)\b/i.test(all)) return undefined;
  const sum = valueOf(lent[1] ?? lent[3]);
  if (sum === undefined) return undefined;
  const unit = lent[2] ?? lent[4];
  // Where no money was named, the figures stand alone.
  const sign = /[$€£₱]|\b(?:dollars|euros?|pounds|bucks|quid)\b/i.test(all) ? signIn(all) : '';
  const written = (value: number): string =>
    unit ? `${money(value, '')} ${unit}` : money(value, sign);
  const isOwed = /^(?:owe|borrowed)/i.test(lent[0]);
  const rest = all.replace(lent[0], ' ');
  const back = valueOf(found(rest, PAID)?.[1]) ?? 0;
  const part = found(rest, SPARE);
  const each = valueOf(part?.[1]);
  const open = sum - back;
  if (open <= 0) return undefined;
  const isWeekly = /week/i.test(part?.[0] ?? '');
  const turns = each && each < open ? Math.ceil(open / each) : undefined;
  const months = turns && (isWeekly ? Math.ceil(turns / 4.33) : turns);
  const when = ago.exec(all)?.[1];
  const drop =
    /\b(sales|orders|work|customers|business|shop) (?:have |has )?(stopped|fell|fallen|dropped|slowed(?: down)?|dried up|collapsed)\b/i.exec(
      all,
    );
  const begins =
    /\b(?:starting|beginning|from) (?:in |on |with )?((?:the )?\d{1,2}(?:st|nd|rd|th)|\p{Lu}\p{Ll}+(?: \d{1,2})?|next (?:week|month))/u.exec(
      all,
    )?.[1];
  const meeting =
    /\b(wedding|birthday|funeral|party|meeting|dinner|christening|festival|holiday|visit) (?:is )?(?:on )?(\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2})/u.exec(
      message,
    );
  return {
    sentences: [
      `${isOwed ? `I owe you ${written(sum)}${when ? ` since ${when}` : ''}` : `${when ? `${when.charAt(0).toUpperCase()}${when.slice(1)} you` : 'You'} lent me ${written(sum)}`}${back > 0 ? `; I have paid back ${written(back)}, and ${written(open)} is still open` : isOwed ? '' : ', and it is still open'}.`,
      'I have not forgotten it, and I’m sorry that you have heard nothing from me for so long.',
      ...(drop
        ? [
            `The ${drop[1]!.toLowerCase()} ${drop[2] === 'stopped' ? 'came to a stop' : `${drop[2]}`}, and I should have told you then.`,
          ]
        : []),
      each
        ? `I can pay ${written(each)} ${isWeekly ? 'each week' : 'each month'}, from ${begins ?? 'the first of next month'}, and more as soon as more comes in.`
        : 'Tell me what would help you most: a small part each month, or a larger one later; I will hold to what we agree.',
      ...(months && months > 24
        ? [`At that pace it takes ${inWords(months)}; if you want it otherwise, tell me openly.`]
        : []),
      `I wanted you to hear it from me${meeting ? `, and before the ${meeting[1]} on ${meeting[2]}` : ''}.`,
      'Thank you for your trust.',
    ],
    beside: `Send the first part together with it, however small; then it’s no longer only words.${months && months > 24 ? ` I reckoned ${written(open)} divided by ${written(each!)}: ${months} months. So offer each half year to look at it again.` : ''}`,
  };
};

/** Somebody wants a yes or a no by a day, and it is too soon for one. */
export const pressed: Purpose = ({ told, to }) => {
  const { all, message } = told;
  const pressure =
    /\b(?:wants?|needs?|expects?|demands?|is waiting for) (?:me to (?:answer|decide|sign)|an? (?:answer|decision|yes|yes or no|reply|signature))\b[^.?!]*/i.exec(
      all,
    );
  if (!pressure || !/\b(?:say|tell|write|answer|reply|words|sentences)\b/i.test(message))
    return undefined;
  const asked = sumsIn(all.slice(0, pressure.index)).find(({ at }) =>
    /\b(?:wants?|asks?|asking|offers?|demands?)\b[^.?!]{0,40}$/i.test(
      all.slice(Math.max(0, at - 60), at),
    ),
  )?.written;
  const day = dayIn(pressure[0]);
  return {
    sentences: [
      `You want an answer${day ? ` by ${day}` : ''}, and you shall have an honest one${asked ? `: today I can’t say yes or no to ${asked}` : ': today I can’t say yes or no'}.`,
      'I want a result that both of us can still stand behind in a year.',
      'So let us put the figures on one page together, and have one person look at them whom we both trust.',
      'Two weeks from now you have my answer.',
      'Until then nothing is sold, signed or taken out.',
    ],
    beside: `If ${to.gender === 'she' ? 'she' : to.gender === 'he' ? 'he' : 'the answer is pressure, and they'} ${to.gender ? 'pushes' : 'push'} again: “I hear you. It is two weeks, and it’s for both of us.” Then leave it at that.`,
  };
};

const LENT_OUT =
  /\b(?:I|we) (?:had )?(?:lent|loaned|gave|advanced) ([^.?!]{2,60}?)([$€£₹₦₱]\s?\d[\d,.]*\d|\d[\d,.]*\d(?: (?:rupees|euros?|pounds|dollars|francs|shillings|naira|pesos|rand|reais|kroner|cedis|lei))?)((?: in \p{Lu}\p{Ll}+| last \p{L}+| \w+ (?:years?|months?) ago)?)/iu;

/** Money that was lent has not come back. */
export const collect: Purpose = (material) => {
  const { told } = material;
  const lent = foundIn(material, LENT_OUT);
  if (
    !lent ||
    !/\b(?:hasn[’']?t|has not|nothing came|never|not (?:paid|come)|promised|still owes|no (?:word|money|answer)|not back|overdue|waiting)\b/i.test(
      told.all,
    )
  )
    return undefined;
  const until =
    /\b(?:pay|give|return|send)[^.?!]{0,20} (?:back )?by ((?:the )?(?:end of )?[\p{L}\d ]{3,20}?)(?=[.,?!]|$)/iu.exec(
      told.all,
    )?.[1];
  return {
    sentences: [
      `I lent you ${lent[2]!.trim()}${lent[3] ?? ''}${until ? `, and we had agreed on ${until} for the return` : ''}.`,
      'Nothing has come so far, and I’d rather say that openly than carry it about with me.',
      'Tell me how it looks with you: can you pay it at once, or in parts, and from which day?',
      'Either way is all right with me, if it has a date.',
      'I don’t want this money to stand between us.',
    ],
    beside:
      'Send it on an ordinary day, to nobody else, and not at the family’s table. If no answer comes within a week, ask once by phone; a sum and a day in writing help both of you.',
  };
};
