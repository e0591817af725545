import { anyOf, type Rule } from './rule.ts';

const COIN =
  /\b(?:bitcoins?|btc|crypto(?:currency|currencies)?|ethereum|eth|usdt|dogecoin|forex|fx trading|nfts?|binary options?|trading (?:platform|bot|signals?)|mining (?:pool|platform)|invest(?:ing|ment|ments|or|ors)?)\b/;
const PITCH =
  /\b(?:guaranteed|double (?:your|their|my)|triple your|(?:daily|weekly|monthly|huge|high|massive) (?:profits?|returns?|roi|income|payouts?)|\d+ ?% (?:profit|returns?|roi|daily|weekly|monthly|interest)|risk[- ]?free|no risk|passive income|financial freedom with|minimum (?:deposit|investment)|start (?:with|trading|earning)|join (?:my|our|the) (?:group|team|platform|channel|program)|dm me|message me|inbox me|contact (?:me|him|her|mr|mrs|expert)|account manager|expert trader|i (?:made|earned|invested and|got) [$€£]?\d|invest (?:now|with (?:me|us|him|her)|today)|seeking investors|looking for investors|opportunity of a lifetime|withdraw(?:al)?s? (?:instantly|daily))\b/;
const OTHERS = [
  /\b(?:send|transfer|donate|deposit|pay|wire) (?:me |us |him |her |the |some |any |money |funds |a )*(?:\w+ )?(?:via|through|to|using|by|on) (?:my )?(?:cash ?app|venmo|zelle|paypal|western union|moneygram|gift cards?|bitcoin|btc|account number)\b/,
  /\b(?:cash ?app|venmo|zelle|paypal)(?: (?:is|me|tag|at|name))?\s?:?\s?[$@]\w+|(?:^|\s)\$[a-z]\w{3,}\b(?=.*\b(?:cash ?app|help|bless|donate|send)\b)/,
  /\b(?:steam|itunes|google play|amazon|apple) (?:gift )?cards?\b.{0,40}\b(?:send|buy|code|codes)\b|\b(?:send|buy)\b.{0,40}\b(?:steam|itunes|google play|amazon|apple) (?:gift )?cards?\b/,
  /\b(?:loan offer|(?:instant|quick|easy|urgent) loans? (?:at|without|available|approval)|apply for (?:a |our )?loans? (?:today|now|at)|get a loan (?:at|today))\b/,
  /\b(?:spell ?caster|love spells?|(?:brought|bring) (?:my|back|your) (?:ex|lover)\b.{0,30}\b(?:spell|dr\.?|doctor|prophet|baba|48 hours|24 hours)|illuminati|join the (?:brotherhood|illuminati)|dr\.? \w+ (?:cured|healed) (?:me|my).{0,40}(?:herbs?|herbal))\b/,
  /\b(?:lottery|inheritance|beneficiary|unclaimed funds?|next of kin|diplomat)\b.{0,80}\b(?:\d+ ?(?:million|m usd)|million (?:dollars|usd)|transfer|bank details|claim)\b|\byou(?:'ve| have) (?:won|been selected)\b.{0,60}\b(?:prize|claim|gift|million|\$)/,
  /\b(?:sow|plant) (?:a |your )?(?:\$\d+ )?seed\b.{0,60}\b(?:\$\d+|hundredfold|account|cash ?app|paypal|now)\b/,
];

/** Pitches for money. Prayer over losses in the same things passes: it takes a coin and a pitch. */
export const scam: Rule = {
  reason: 'scam',
  applies: ({ plain }) =>
    (COIN.test(plain) &&
      PITCH.test(plain) &&
      !/\b(?:pray|lost|losing|addict|scammed|wisdom|investors? (?:said|who|that)|decide)/.test(
        plain.replace(PITCH, ''),
      )) ||
    anyOf(plain, OTHERS),
};
