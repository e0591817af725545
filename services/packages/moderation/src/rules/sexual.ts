import { anyOf, type Rule } from './rule.ts';

const EXPLICIT = [
  /\b(?:blow ?jobs?|hand ?jobs?|cumshots?|creampie|gangbang|threesomes?|deepthroat|pussy|pussies|cocks?(?! (?:crow|a|-))(?= (?:in|pic|suck|hard|big))|dick ?pics?|tits|titties|boobs|milfs?|hentai|camgirls?|onlyfans|horny|orgasms?|dildos?|fetish(?:es)?|bdsm|jerk(?:ing)? off|xxx|nsfw|hookers?|sexting|boners?)\b/,
  /\b(?:send|share|trade|swap|want|see|sell(?:ing)?|buy) (?:\w+ ){0,2}(?:nudes?|naked (?:pics?|photos?|pictures|videos?))\b/,
  /\b(?:hot|sexy|naked|nude|lonely) (?:local )?(?:singles|girls?|babes?|women|men|teens?|boys|ladies|milfs?)\b(?! (?:and|who) (?:pray|need))/,
  /\b(?:sex|adult|escort|massage) (?:chat|cam|cams|dating|services?|hookups?|videos?|tonight)\b|\bhook ?ups? (?:tonight|now|near)\b|\b(?:free|watch|hot|best|live) (?:porn|sex)\b|\bporn ?hub\b|\b(?:want|wanna|let's|need) (?:to )?(?:have sex|bang|fool around) with (?:you|me)\b/,
];

const STRUGGLE =
  /\b(?:struggl\w*|addict\w*|free (?:me|us|him|her|from)|deliver\w*|temptations?|tempted|overcome|recover\w*|stop|quit|lust|repent\w*|forgive\w*|purity|sober|caught|found|discovered|victims?|abused?|assault\w*|ashamed|shame|broken)\b/;

/** Sexual content. Whoever asks for prayer over a struggle with it passes, unless the words sell or invite. */
export const sexual: Rule = {
  reason: 'sexual',
  applies: ({ spoken }) =>
    anyOf(spoken, EXPLICIT.slice(1)) || (EXPLICIT[0]!.test(spoken) && !STRUGGLE.test(spoken)),
};
