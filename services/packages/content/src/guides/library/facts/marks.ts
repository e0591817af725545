import type { Fact } from '../types.ts';

const told =
  (pattern: RegExp): Fact =>
  ({ all }) =>
    pattern.test(all) ? 'yes' : undefined;

/** What a talk shows itself to be about, by words that leave no doubt. */
export const marks: Readonly<Record<string, Fact>> = {
  young: told(
    /\b(?:i am|i[’']?m) (?:only )?1[3-7]\b(?! (?:years? (?:in|into)|weeks|months|days))/i,
  ),
  jobless: told(/\b(?:lost my job|laid off|out of work|let me go|unemployed)\b/i),
  receiptMissing: told(
    /\bnever (?:got|received|had) (?:a|the|any|our|my) (?:receipt|statement)\b/i,
  ),
  bothOffered: told(/\bor (?:teach|do|give|run) (?:a |an )?(?:class|course|workshop|lesson)\b/i),
  speaking: told(/\b(?:love|like|want|offer) to speak\b/i),
  isSpeaking: told(/\b(?:love|like|want|offer) to (?:speak|teach|give a talk)\b/i),
  isMemory: told(/\b(?:in memory of|memorial|late (?:husband|wife|father|mother|son|daughter))\b/i),
  isPrayer: told(/\bpray(?:er|ing)?\b/i),
  damage: told(
    /\b(?:we|i|my (?:guy|crew|man|employee|worker)) (?:\w+ )?(?:broke|damaged|scratched|ruined|dented|dropped) (?:a |the |her |his |an )?(?:customer|client)?/i,
  ),
  backdate: told(/\bback-?dat(?:e|ed|ing)\b/i),
  handover: told(
    /\b(?:hand|pass|sell)\b[^.?!]{0,40}\bto my (?:\w+ )?(?:employees|workers|staff|team)\b/i,
  ),
};
