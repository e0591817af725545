import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Told } from '../../themes/told.ts';
import type { Fact } from '../../library/types.ts';

/** Somebody who owes, as the owner calls them, with the sum and since when. */
export interface Debtor {
  label: string;
  written: string;
  value: number;
  /** "for 97 days", "since last Christmas". */
  since: string | undefined;
  days: number;
  /** What stands behind the sum, up to the next one. */
  behind: string;
}

const notDebtor =
  /\b(?:payroll|rent|bank|total|in all|we owe|i owe|cash|wages|savings?|account|deposit|at|would take|payments? of)\s*$|\b(?:payroll|i (?:have|need|want|charge))\b/i;
const named =
  /\p{Lu}\p{L}+|\b(?:deacon|pastor|elder|bride|friend|customer|client|church|hospital|neighbou?r|cousin|brother|mum|mom|lady|man|landlord|contractor|restaurant|company|firm|bakery|school)\b/u;

const lastPiece = (text: string): string =>
  text
    .replaceAll(/\([^()]{0,200}\)/g, ' ')
    .split(/[.;:,\n?!]/)
    .map((piece) =>
      piece
        .trim()
        .replace(
          /^(?:since (?:last )?\p{Lu}\p{L}+(?: \d{1,2})?|for (?:an? |the )?[\p{Ll} ]{3,20}?) and /u,
          '',
        ),
    )
    .findLast(
      (piece) => /\p{L}/u.test(piece) && !/^\d+ (?:days|weeks|months)\b|^since\b/i.test(piece),
    ) ?? '';

/** All who owe, each bound to the sum that stands beside the name. */
export const debtorsIn = (text: string): Debtor[] => {
  const sums = sumsIn(text);
  return sums
    .map(({ written, value, at }, which) => {
      const before = sums[which - 1];
      const from = before ? before.at + before.written.length : 0;
      const to = sums[which + 1]?.at ?? text.length;
      const behind = text.slice(at + written.length, to);
      const near = behind.split(/[.;\n]/)[0] ?? '';
      const days = /^[\s,(]*(?:\w+ )?(\d{1,3}) days\b/i.exec(near)?.[1];
      const since = /\bsince ((?:last )?\p{Lu}\p{L}+(?: \d{1,2})?)/u.exec(near)?.[1];
      return {
        label: lastPiece(text.slice(from, at)).replace(/^(?:and|then|also|plus|from)\s+/i, ''),
        written,
        value,
        since: since ? `since ${since}` : days ? `for ${days} days` : undefined,
        days: days ? Number(days) : 0,
        behind: near,
      };
    })
    .filter(
      ({ label, behind }) =>
        named.test(label) &&
        !notDebtor.test(label) &&
        !/^\s*(?:in the bank|in my account|on hand|saved)\b/i.test(behind),
    );
};

const common = new Set([
  'the',
  'and',
  'who',
  'whos',
  'own',
  'for',
  'from',
  'mum',
  'text',
  'write',
  'send',
  'can',
  'give',
  'not',
  'one',
  'this',
  'that',
  'with',
  'customer',
  'client',
]);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !common.has(word));

/** The one whom this message is about: named in it by a word, or the only one there is. */
export const debtorMeant = ({
  message,
  all,
}: Pick<Told, 'message' | 'all'>): Debtor | undefined => {
  const debtors = debtorsIn(all);
  const words = new Set(wordsOf(message));
  const meant = debtors.filter(({ label }) => wordsOf(label).some((word) => words.has(word)));
  if (meant.length === 1) return meant[0];
  if (/\boldest|longest\b/i.test(message))
    return debtors.toSorted((one, other) => other.days - one.days)[0];
  if (/\b(?:biggest|largest)\b/i.test(message))
    return debtors.toSorted((one, other) => other.value - one.value)[0];
  return debtors.length === 1 ? debtors[0] : undefined;
};

const nameIn = ({ label }: Debtor): string | undefined =>
  /\b(?:[Pp]astor|[Dd]eacon|Mr|Mrs|Ms|Dr|[Ee]lder)\.? \p{Lu}\p{L}+|^\p{Lu}\p{Ll}+$|^\p{Lu}\p{Ll}+(?= who)|(?<=^(?:[Mm]y|[Oo]ur|[Aa]n?) [\p{Ll} ]{3,20} )\p{Lu}\p{Ll}+$/u.exec(
    label,
  )?.[0];

const calledYou = ({ label }: Debtor): string =>
  label
    .replace(/\b[Mm]y own\b|\b[Mm]y\b/g, 'your')
    .replace(/^an? /i, 'the ')
    .replace(/ who[’']?s? .*$/i, '')
    .replace(/ at your church$/, '');

const holds = /\b(?:stroke|sick|ill|in hospital|died|passed|funeral|cancer)\b/i;

const payroll = (text: string): { due: number; there: number } | undefined => {
  const due = /\bpayroll\b[^.?!]{0,30}?[$£€]?(\d{1,3}(?:,\d{3})+|\d{3,6})\b/i.exec(text)?.[1];
  const there =
    /[$£€]?(\d{1,3}(?:,\d{3})+|\d{3,6}) (?:is )?(?:in the bank|in the account|in my account|on hand)\b/i.exec(
      text,
    )?.[1];
  const value = (digits: string): number => Number(digits.replaceAll(',', ''));
  return due && there ? { due: value(due), there: value(there) } : undefined;
};

/** Who owes what, each with the own sum and never with another's. */
export const debtorFacts: Readonly<Record<string, Fact>> = {
  debtorOwed: (told) => debtorMeant(told)?.written,
  debtorName: (told) => {
    const meant = debtorMeant(told);
    return meant && nameIn(meant);
  },
  debtorSince: (told) => debtorMeant(told)?.since,
  debtorChurch: (told) =>
    /\b(?:church|deacon|elder|pastor)\b/i.test(debtorMeant(told)?.label ?? '')
      ? ' or look away on Sunday'
      : undefined,
  debtorSaid: (told) =>
    /\blord will\b/i.test(debtorMeant(told)?.behind ?? '')
      ? 'If the answer is once more that the Lord will repay you: “He will, and this one is between us two. On which day?” '
      : undefined,
  debtorList: ({ all }) => {
    const debtors = debtorsIn(all);
    if (debtors.length < 2) return undefined;
    const order = debtors.toSorted(
      (one, other) =>
        Number(holds.test(one.behind)) - Number(holds.test(other.behind)) ||
        other.days - one.days ||
        other.value - one.value,
    );
    return order
      .map(
        (debtor, at) =>
          `${at + 1}. ${calledYou(debtor).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}: ${debtor.written}${debtor.since ? `, open ${debtor.since}` : ''}${holds.test(debtor.behind) ? '; last and gently, by a call to whoever keeps the books there, with a word of sympathy first' : ''}.`,
      )
      .join('\n');
  },
  debtOrderCalls: ({ all }) => {
    const debtors = debtorsIn(all).filter(({ behind }) => !holds.test(behind));
    return debtors.length > 0
      ? debtors
          .toSorted((one, other) => other.value - one.value)
          .map((debtor) => `${calledYou(debtor)} (${debtor.written})`)
          .join(', then ')
      : 'the largest first';
  },
  payrollGap: ({ all }) => {
    const found = payroll(all);
    if (!found || found.due <= found.there) return undefined;
    const sign = signIn(all);
    return `${money(found.due, sign)} are needed and ${money(found.there, sign)} are there, so ${money(found.due - found.there, sign)} are missing.`;
  },
};
