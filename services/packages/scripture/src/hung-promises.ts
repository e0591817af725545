import type { FoundReference } from './types.ts';

/** Sums, multiples and guarantees that no verse gives. */
const PROMISES = [
  /[$€£]\s?\d/,
  /\b\d[\d,.]* (?:dollars|euros|pounds)\b/i,
  /\b(?:ten|hundred|thousand|\d+)[- ]?fold\b|\b\d+ times (?:over|as much|what)\b/i,
  /\bguarantee[sd]?\b|\bwithin \d+ (?:hours|days|weeks|months)\b/i,
  /\b(?:will|shall) (?:surely )?(?:make|get|become) (?:you |us )?(?:rich|wealthy|debt[- ]free)\b/i,
  /\byou(?:r \w+)? (?:will|shall) (?:surely )?(?:be (?:cured|healed)|double|triple)\b/i,
  /\byou (?:will|shall) (?:surely )?get the (?:job|loan|money|contract)\b/i,
];
const AGAINST = /\b(?:not|no|never|nowhere|neither|isn[’']?t|doesn[’']?t|don[’']?t|without)\b/i;

/** Whether a sentence with a bare reference states a sum or guarantee as if the verse said so. */
export const hangsPromise = (text: string, { start, end }: FoundReference): boolean => {
  const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n', start)) + 1;
  const stop = /[.!?](?:\s|$)|\n/.exec(text.slice(end));
  const sentence = text.slice(from, stop ? end + stop.index : text.length);
  if (/[“”"]/.test(sentence) || AGAINST.test(sentence)) return false;
  return PROMISES.some((promise) => promise.test(sentence));
};
