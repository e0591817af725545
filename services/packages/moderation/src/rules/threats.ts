import { anyOf, type Rule } from './rule.ts';

const HARM =
  '(?:kill|murder|shoot|stab|strangle|choke|burn|hurt|beat(?: up)?|smash|hunt|break|destroy|end|slaughter|rape|bomb|poison|behead|attack|gut|bury)';
const PERSON =
  "(?:you(?: all| guys)?|u|ya|y'all|him|her|them|that (?:man|woman|guy|pastor|judge|boss)|your (?:family|kids?|children|wife|husband|mother|house|church|face|neck|skull)|(?:my|the) (?:boss|ex|ex-(?:wife|husband)|neighbou?rs?|pastor|landlord|co-?workers?|partner|wife|husband|judge)|those people|these people|everyone (?:there|in|at)|(?:every|each) one of)";
const WILL =
  "(?:i(?:'ll| will| am going to|'m going to|'m gonna|m gonna| gonna|'m about to| swear i(?:'ll| will))|we(?:'ll| will| are going to|'re going to| gonna)|(?:he|she|they)(?:'ll| will) (?:come and )?)";

const PATTERNS = [
  new RegExp(
    `\\b${WILL}(?: \\w+){0,3} ${HARM} ${PERSON}\\b(?! (?:in|with|by) (?:prayer|love|kindness|the game|chess))`,
  ),
  new RegExp(
    `\\bi (?:want|wanna|plan|intend|have decided)(?: to)? (?:\\w+ )?(?:kill|murder|shoot|stab|strangle|rape|poison) ${PERSON}\\b`,
  ),
  /\byou(?:'re| are| will be)? (?:(?:all )?(?:going to|gonna) die|deserve to (?:die|suffer|burn)|should (?:die|be dead|be shot|be hanged|kill yourself)|better watch your back|are (?:a )?dead(?: man| meat)?)\b(?! (?:to|in) (?:sin|christ))/,
  /\b(?:go )?(?:kill|hang|shoot|drown) (?:yourself|urself|yourselves)\b|\bkys\b|\bgo (?:die|jump off)\b|\bdrink bleach\b/,
  /\b(?:hope|pray|wish)(?: that)? (?:you|he|she|they|your \w+)(?: all)? (?:die|dies|burns?|rots?|suffers?|gets? (?:cancer|killed|hit by))\b/,
  /\bi know where you (?:live|work|sleep)\b|\bwatch your back\b|\bput a bullet in\b|\byour days are numbered\b|\byou(?:'ll| will) (?:pay with (?:your )?(?:blood|life)|regret (?:the day|being born))\b/,
  /\b(?:shoot up|blow up|bomb|burn down|shoot everyone (?:in|at)) (?:the|this|that|your|a) (?:\w+ )?(?:church|school|mosque|synagogue|temple|office|building|mall|house|clinic)\b/,
];

/** Threats against anyone. Fights with the devil, pride, debt or sickness are no persons, so they pass. */
export const threats: Rule = { reason: 'threat', applies: ({ spoken }) => anyOf(spoken, PATTERNS) };
