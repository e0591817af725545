/** A sum of money as it was told. */
export interface ToldMoney {
  value: number;
  /** What stands before it (`£`, `CHF `) or behind it (` yen`); both empty where nothing was told. */
  before: string;
  after: string;
  /** It is given or asked for each month. */
  isMonthly: boolean;
  /** The words right before it, by which one sees what it is. */
  lead: string;
}

const UNIT =
  'dollars?|bucks|euros?|pounds?|quid|(?:Swiss |CFA |Congolese |Rwandan )?francs?|pesos?|cedis|(?:Kenyan |Ugandan )?shillings|kwacha|złoty|zloty|rupees|kronor|kroner|kronur|rand|naira|birr|taka|lei|leva|dirhams?|riyals?|reais|soles|won|yen|forint|baht|ringgit|rubles|hryvnia|CFA|UGX|KES|CHF|CAD|AUD|SGD|NZD|USD|EUR|GBP';
const MONEY = new RegExp(
  String.raw`(?<![\w.,])(?<sign>US\$|[$€£₱₦₹¥]|(?:CHF|CAD|EUR|USD|GBP|AUD|KES|UGX) |R(?=\d))?\s?(?<digits>\d{1,3}(?:[,. ’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?<thousand>\s?k\b|\s?grand\b|\s?thousand\b|\s?million\b)?(?<unit>\s?€|\s?(?:${UNIT})\b)?(?<month> (?:\w+ )?(?:a|each|every|per) month| monthly)?`,
  'giu',
);
const TIMES: Readonly<Record<string, number>> = { k: 1e3, grand: 1e3, thousand: 1e3, million: 1e6 };

/** What a number comes to whose thousands may be parted by a comma, a point, a blank or a stroke. */
export const valueIn = (digits: string): number => {
  const whole = digits.replaceAll(/[,. ’](?=\d{3}(?!\d))/g, '');
  return Number(whole.replace(',', '.'));
};

const parted = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  const [whole = '', cents] = rounded.toFixed(Number.isInteger(rounded) ? 0 : 2).split('.');
  return `${Number(whole).toLocaleString('en-US')}${cents === undefined ? '' : `.${cents}`}`;
};

/** What stands before a bare number that is money: "gave 500", "meant 50". */
const MONEY_LEAD =
  /\b(?:gave|give|given|giving|donated?|sent|send|typed|meant|pledge|wanted(?: to give)?|made|agreed|keep|leave|return|return it|earmarked|payments?,?|raised|at|of|about|do|for|put it at|be|paid|than|it|was|then|only|with|one|see|a seed of)\s*$/i;
const NO_MONEY =
  /^\s?(?:%|percent|years?|months?|weeks?|days?|hours?|minutes?|people|staff|of us|cows|layers|desks|chairs|bottles|hens|yards|kilos|kg|km|cm|metres|litres?|times|cents|degrees|names|brothers|pieces|seats|pages|chickens|pieces|hectares|employees|mails|letters|st\b|nd\b|rd\b|th\b|[-:]\d|am\b|pm\b|yrs|sqm|bags|sheets|parts|tickets)/i;

/** The sums of money in a text, in their order; a bare number takes the unit that stands elsewhere in `all`. */
export const moneyIn = (text: string, all = text): ToldMoney[] => {
  const found = [...text.matchAll(MONEY)].flatMap((match) => {
    const { sign = '', digits = '', thousand = '', unit = '', month } = match.groups ?? {};
    const at = match.index ?? 0;
    const lead = text.slice(Math.max(0, at - 28), at);
    const behind = text.slice(at + match[0].length);
    const value = valueIn(digits) * (TIMES[thousand.trim().toLowerCase()] ?? 1);
    const isMarked = sign !== '' || unit !== '';
    const isParted = /[, ]\d{3}/.test(digits) || thousand !== '';
    const isYear = /^(?:19|20)\d\d$/.test(digits);
    const isBare = MONEY_LEAD.test(lead) || month !== undefined;
    if (!isMarked && (isYear || NO_MONEY.test(behind))) return [];
    if (!isMarked && !isParted && !isBare) return [];
    if (!Number.isFinite(value) || value === 0) return [];
    const word = unit.trim();
    const mark = {
      before: word === '€' ? '€' : sign,
      after: word === '' || word === '€' ? '' : ` ${word}`,
    };
    return [{ value, ...mark, isMonthly: month !== undefined, lead }];
  });
  const known = (text === all ? found : moneyIn(all)).find(
    ({ before, after }) => before !== '' || after !== '',
  );
  return found.map((one) =>
    one.before === '' && one.after === '' && known
      ? { ...one, before: known.before, after: known.after }
      : one,
  );
};

/** A value in the money of another sum. */
export const inMoneyOf = (value: number, like: Pick<ToldMoney, 'before' | 'after'>): string =>
  `${like.before}${parted(value)}${like.after}`;

/** A sum as it may be repeated; undefined for none. */
export const written = (one: ToldMoney | undefined): string | undefined =>
  one && inMoneyOf(one.value, one);
