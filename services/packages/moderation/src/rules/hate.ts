import { anyOf, type Rule } from './rule.ts';

/** Stems, so that endings are caught; matched at word borders only ("raccoon", "spice", "Pakistan" pass). */
const SLURS =
  /\b(?:n[i1]gg(?:er|a|uh|az)s?|nigg[ae]rs?|fagg?ots?|fags|k[iy]kes?|sp[iy]cs?|chinks?(?! in)|gooks?|wetbacks?|ragheads?|towelheads?|sandniggers?|trann(?:y|ies)|jigaboos?|porch ?monkeys?|kaffirs?|beaners?|pakis|coons|darkies|gyppos?|retards?|retarded|shemales?|dykes|mudslimes?|libtards?)\b/;

const GROUP =
  '(?:jews?|muslims?|mexicans?|blacks?|black people|whites?|white people|asians?|chinese|arabs?|africans?|indians?|immigrants?|migrants?|refugees?|gays?|gay people|homosexuals?|lesbians?|trans(?:gender)?(?: people)?|catholics?|protestants?|mormons?|atheists?|hindus?|women|foreigners?|latinos?|hispanics?|gypsies|disabled people|christians?|haitians?|palestinians?|israelis?)';
const BASE =
  '(?:vermin|animals|scum|filth|filthy|rats|cockroaches|subhuman|parasites|garbage|trash|disgusting|a disease|a plague|inferior|savages|evil|all evil|demons|criminals|rapists|terrorists|thieves|stupid|dirty)';

const PATTERNS = [
  SLURS,
  new RegExp(
    `\\b(?:all |those |these |the )?${GROUP} (?:are|is|r) (?:all |nothing but |just |such )?${BASE}\\b`,
  ),
  new RegExp(
    `\\b(?:i|we) (?:\\w+ )?(?:hate|despise|detest|can't stand) (?:all |those |these |the )?${GROUP}\\b`,
  ),
  new RegExp(
    `\\b${GROUP} (?:should|must|need to|deserve to|have to) (?:all )?(?:be (?:killed|shot|hanged|gassed|deported|wiped out|exterminated|burned|eliminated)|die|burn|rot|suffer|go back|leave)\\b`,
  ),
  new RegExp(
    `\\b(?:kill|gas|exterminate|deport|burn|wipe out|get rid of) (?:all )?(?:the |those |these )?${GROUP}\\b`,
  ),
  new RegExp(`\\b(?:filthy|dirty|stinking|damn(?:ed)?|greedy) ${GROUP}\\b`),
  /\bgo back to (?:your (?:own )?country|where you came from|africa|mexico|china)\b|\b(?:white|aryan) (?:power|supremacy now)\b|\bheil hitler\b|\bhitler was right\b|\bsieg heil\b/,
];

/** Slurs and contempt for groups of people. */
export const hate: Rule = { reason: 'hate', applies: ({ spoken }) => anyOf(spoken, PATTERNS) };
