import { counted } from '../library/facts/counts.ts';
import type { Fact } from '../library/types.ts';
import { comesBack } from './refund-letter.ts';
import { inMoneyOf, moneyIn, valueIn, written } from './told-money.ts';

const COUNT = String.raw`(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const monthsIn = (text: string): number =>
  counted(new RegExp(`\\b${COUNT} months\\b`, 'i').exec(text)?.[1]);
const MOST_MONTHS = 60;
const MONTHS = 12;
const HUNDRED = 100;

/** What is reckoned from what was told; each shows how, in the money that was told. */
export const reckonedFacts: Readonly<Record<string, Fact>> = {
  back: (told) => comesBack(told),
  monthsTold: ({ all }) => new RegExp(`\\b${COUNT} months\\b`, 'i').exec(all)?.[0],
  monthsTotal: ({ message, all }) => {
    const sum = moneyIn(all).find(({ isMonthly }) => isMonthly);
    const year = /\b(?:a|one|the|per) year\b/i.test(message) ? MONTHS : 0;
    const months = monthsIn(message) || monthsIn(all) || year;
    return sum && months > 0
      ? `${written(sum)} times ${months} months is ${inMoneyOf(sum.value * months, sum)}.`
      : undefined;
  },
  tenthTold: ({ message, all }) => {
    if (!/\btenth\b/i.test(all)) return undefined;
    const [whole] = moneyIn(all);
    const less =
      moneyIn(message, all).find(({ value }) => value !== whole?.value) ??
      [...message.matchAll(/(?<![\w.])(\d{1,3}(?:[, ]\d{3})+)/g)]
        .map(([, digits = '']) => ({ ...whole!, value: valueIn(digits) }))
        .find(({ value }) => value !== whole?.value);
    if (!whole) return undefined;
    const full = `A tenth of ${written(whole)} is ${inMoneyOf(whole.value / 10, whole)}.`;
    if (!less || less.value >= whole.value) return full;
    const rest = whole.value - less.value;
    return `${full} Less the ${inMoneyOf(less.value, whole)} it is ${inMoneyOf(rest, whole)}, and a tenth of that ${inMoneyOf(rest / 10, whole)}. I would take the costs off first: what you paid for the funeral never was yours to give. Only if you would feel small with it, give of the whole; both keep the word.`;
  },
  percentTold: ({ message, all }) => {
    const rate = Number(/\b(\d{1,2}(?:\.\d)?) ?(?:%|percent\b)/i.exec(message)?.[1] ?? Number.NaN);
    const [whole, other] = moneyIn(message, all);
    const only = whole ?? moneyIn(all)[0];
    return only && other === undefined && rate > 0
      ? `${rate} percent of ${written(only)} is ${inMoneyOf((only.value * rate) / HUNDRED, only)}.`
      : undefined;
  },
  habitBack: ({ all }) => {
    const found =
      /\b(\d[\d.,]*), (\d[\d.,]*)(?:,)? and then (\d[\d.,]*\d)/i.exec(all)?.slice(1) ?? [];
    const [usual, , large] = found.map((one) => valueIn(one.replace(/[.,]$/, '')));
    const [like] = moneyIn(all);
    if (!usual || !large || !like || large <= usual) return undefined;
    const show = (value: number): string => inMoneyOf(value, like);
    return `${show(large)} less ${show(usual)} is ${show(large - usual)}; if ${show(usual * 2)} was meant, it is ${show(large - usual * 2)}. I would ask for ${show(large - usual)}: it keeps to the habit, and nobody has to guess what was in somebody’s mind. If more was meant, it can be given again at any time.`;
  },
  countedTotal: ({ message }) => {
    const parts = [...message.matchAll(/\b(\d{1,2}) times (\d[\d,.]*\d|\d)(?: (\p{L}+))?/giu)];
    const unit = parts
      .map(([, , , word]) => word)
      .findLast((word) =>
        /^(?:zloty|euros?|dollars?|pounds|lei|francs|rupees|yen|pesos|naira|kroner)$/i.test(
          word ?? '',
        ),
      );
    if (parts.length < 2) return undefined;
    const all = parts.map(([, times, each = '']) => [Number(times), valueIn(each)] as const);
    const total = all.reduce((sum, [times, each]) => sum + times * each, 0);
    return `${all.map(([times, each]) => `${times} times ${each} is ${times * each}`).join(', ')}; together ${inMoneyOf(total, { before: '', after: unit ? ` ${unit}` : '' })}.`;
  },
  missing: ({ all }) => {
    const have = [
      ...all.matchAll(
        /\b(?:i[’']?ve got|i have|have|got)(?: only)? [$£€]?(\d[\d,.]*\d)\b(?! (?!and|now|so|towards)\p{L})/giu,
      ),
    ].at(-1)?.[1];
    const sums = moneyIn(all);
    const need =
      /\b(\d[\d,.]*\d) (?:by|for (?:four|both|two|it|all)|short)\b|\blike (\d{3,5})\b|\b(\d{3}) euro for both\b/i.exec(
        all,
      );
    const whole = need ? valueIn((need[1] ?? need[2] ?? need[3])!) : Number.NaN;
    const had = have === undefined ? Number.NaN : valueIn(have);
    return whole > had ? inMoneyOf(whole - had, sums[0] ?? { before: '', after: '' }) : undefined;
  },
  rateTold: ({ all }) => /\bpay back (\d+ (?:every|each|a) (?:month|week))\b/i.exec(all)?.[1],
  payBack: ({ all }) => {
    const rate = /\bpay back (\d+) (?:every|each|a) (month|week)\b/i.exec(all);
    const whole = moneyIn(all).find(({ before, after }) => before !== '' || after !== '');
    const times = rate && whole ? whole.value / Number(rate[1]) : Number.NaN;
    return rate && whole && times > 1 && times < MOST_MONTHS
      ? `${written(whole)} at ${rate[1]} a ${rate[2]} is paid back after ${Math.ceil(times)} ${rate[2]}s.`
      : undefined;
  },
  deskProfit: ({ all }) => {
    const pays = /\bpays? (\d[\d,]*\d) for one\b/i.exec(all)?.[1];
    const costs = /\bcosts? me (\d[\d,]*\d) each\b/i.exec(all)?.[1];
    const count = /\ball (\d{1,3})\b/i.exec(all)?.[1];
    const [like] = moneyIn(all);
    if (!pays || !costs || !count || !like) return undefined;
    const each = valueIn(pays) - valueIn(costs);
    return `${inMoneyOf(valueIn(pays), like)} less ${inMoneyOf(valueIn(costs), like)} leaves ${inMoneyOf(each, like)} a piece, with ${count} of them ${inMoneyOf(each * Number(count), like)}.`;
  },
  debtMonths: ({ all }) => {
    const owes = /\bowe my \w+ (\d[\d,]*)/i.exec(all)?.[1];
    const rate = /\bother (\d+) to\b/i.exec(all)?.[1];
    return owes && rate
      ? `${owes} at ${rate} a month is paid after ${Math.ceil(valueIn(owes) / Number(rate))} months.`
      : undefined;
  },
  restTold: ({ all }) => /\bwhat would (\d+) look like\b/i.exec(all)?.[1]?.concat(' a month'),
  splitTrip: ({ all }) => {
    const litres = /\b(\d+(?:[.,]\d+)?) litres? on 100\b/i.exec(all)?.[1];
    const way = /\b(\d+) km\b/i.exec(all)?.[1];
    const price = /\bat (\d[.,]\d\d)\b/i.exec(all)?.[1]?.replace(',', '.');
    const heads = /\b(?:by|into) (\w+) (?:passengers|people)\b/i.exec(all)?.[1];
    if (!litres || !way || !price || !heads || !(counted(heads) > 0)) return undefined;
    const used = (Number(way) * Number(litres.replace(',', '.'))) / 100;
    const cost = used * Number(price);
    return `${way} km at ${litres} litres on 100 are ${used.toFixed(1)} litres; at ${price} that is ${cost.toFixed(2)}, and ${(cost / counted(heads)).toFixed(2)} for each of ${heads}. So that nobody need be embarrassed: a box in the bus with that sum written on it, and nobody looks who puts in what.`;
  },
};
