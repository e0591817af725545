import { anyOf, type Rule } from './rule.ts';

const PATTERNS = [
  /\b(?:f+u+c+k+\w*|motherf\w+|mofo|cunts?|bitch(?:es)?|assholes?|arseholes?|dickheads?|twats?|wankers?|bullshit|shit(?:ty|head|s)?|bastards?|whores?|sluts?|douchebags?|cocksuckers?|stfu|gtfo)\b|\bf[*#@.-]{1,3}c?k(?:ing|er|ed|s)?\b|\bs[*#@]+t\b|\bb[*#@]+ch\b/,
  /\b(?:you|u|ur|you're|your) (?:are |is |all )?(?:an? |such an? |the )?(?:\w+ )?(?:idiots?|morons?|losers?|imbeciles?|piece of (?:trash|garbage|filth|crap)|worthless|pathetic|stupid|disgusting|scumbags?|liars and|fake christians?|waste of (?:space|air|skin))\b/,
  /\b(?:nobody|no one) (?:likes|loves|wants) (?:you|u)\b|\bshut up\b.{0,20}\b(?:idiot|moron|stupid|fool)\b/,
];

const OWN_PAIN =
  /\b(?:(?:he|she|they|people|everyone|boss|father|mother|husband|wife|kids|voice|voices|enemy|satan|devil|someone) (?:\w+ ){0,4}(?:say|says|said|tell|tells|told|call|calls|called|calling|telling|saying|scream|screamed)|(?:feel|feeling|felt) (?:like|that|as if)|told (?:that|me)|called me|tells me)\b/;

/** Strong language and insults at a reader. What others called the writer is pain told, not abuse. */
export const abuse: Rule = {
  reason: 'abuse',
  applies: ({ spoken }) =>
    PATTERNS[0]!.test(spoken) || (!OWN_PAIN.test(spoken) && anyOf(spoken, PATTERNS.slice(1))),
};
