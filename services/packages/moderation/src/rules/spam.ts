import { anyOf, type Rule } from './rule.ts';

const PITCHES = [
  /\b(?:click (?:here|the link|below|on my)|link in (?:my )?bio|buy now|order now|shop now|limited(?:[- ]time)? offer|act now|special discount|promo code|discount code|\d+ ?% off|free (?:followers|likes|trial|gift ?cards?|iphone)|subscribe to my|follow (?:me|my page|us) (?:on|at|for)|check out my (?:channel|page|store|shop|website|profile)|best prices?|cheap (?:viagra|pills|meds|loans)|viagra|cialis|seo (?:services?|expert)|rank (?:your|#1)|guest post|backlinks?|weight[- ]loss (?:pills?|tea|secret)|online casino|casino bonus|sports? betting tips?|replica (?:watches|bags))\b/,
  /\b(?:earn|make|making|earning) (?:up to )?[$€£]?\s?\d[\d,]*\s?[$k]?(?: dollars| usd)? (?:a|per|every|each|in|\/) ?(?:day|week|hour|month|24)\b.{0,80}\b(?:home|online|join|easy|ask me|dm|guaranteed|simple|how)\b/,
  /\bwork(?:ing)? from home\b.{0,60}\b(?:earn|make) (?:up to )?[$€£]\s?\d/,
];

const sameCharacterRun = (plain: string): boolean =>
  /([^\s.\-_=*])\1{9,}/u.test(plain) || /([.\-_=*!?])\1{24,}/.test(plain);

const sameWordRun = (plain: string): boolean => {
  const words = plain.split(' ');
  if (words.length < 12) return /\b(\S+)(?:\s+\1\b){8,}/u.test(plain);
  return (
    /\b(\S+)(?:\s+\1\b){8,}/u.test(plain) ||
    (words.length >= 24 && new Set(words).size / words.length < 0.15)
  );
};

/** Advertising, and texts that are mostly one sign or word again and again. */
export const spam: Rule = {
  reason: 'spam',
  applies: ({ plain, spoken }) =>
    anyOf(spoken, PITCHES) ||
    anyOf(plain, PITCHES) ||
    sameCharacterRun(plain) ||
    sameWordRun(plain),
};
