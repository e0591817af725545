import { namedFacts } from '../../library/facts/named.ts';
import type { Fact } from '../../library/types.ts';

const told =
  (pattern: RegExp): Fact =>
  ({ all }) =>
    pattern.test(all) ? 'yes' : undefined;

/** Names, sums and days as they were told, and what somebody wants to say. */
export const toldFacts: Readonly<Record<string, Fact>> = {
  ...namedFacts,
  /** What somebody wants to say: a no, that he was wrong, that he is owed, something to one who works for him. */
  isRefusal: ({ message }) =>
    /\b(?:say(?:ing)? no|refus\w+|declin\w+|turn (?:him|her|them|it|this) down|not take|without insulting)\b/i.test(
      message,
    )
      ? 'yes'
      : undefined,
  isOwnUp: told(
    /\b(?:my (?:fault|mistake)|(?:i|we) (?:forgot|messed up|broke|lied|hid|knew|overcharged|sent the wrong))\b/i,
  ),
  isAskMoney: told(
    /\b(?:owes? (?:me|us)|won[’']?t pay|hasn[’']?t paid|didn[’']?t pay|unpaid|overdue)\b/i,
  ),
  isStaffTalk: told(
    /\bmy (?:\w+ )?(?:worker|employee|foreman|driver|cook|waitress|waiter|apprentice|manager|receptionist|cleaner|salesman|mechanic|baker|nurse)\b/i,
  ),
  isChange: told(
    /\b(?:tell|write|say to) (?:my |the |our )?(?:customers|clients|guests|pupils|parents)\b/i,
  ),
};
