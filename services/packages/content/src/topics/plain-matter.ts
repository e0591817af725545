import { sentencesIn } from '../words/sentences.ts';
import { withoutMarks } from './without-marks.ts';

/**
 * One matter is asked for in many forms: “Please pray for my aunt. She has cancer”, “Lord help my aunt, who has cancer”,
 * “Prayers needed for my aunt who has cancer”. What a message is about is chosen from the plainest of them: “My aunt has
 * cancer”.
 */
const LEAD =
  '(?:(?:please|pls|plz|kindly|so|and|lord|god|jesus|father|dear|heavenly)[ ,]+)*' +
  '(?:(?:i|we) (?:need|ask for|request|would like) )?' +
  '(?:pray(?:ing)?(?: for)?|prayers?(?: (?:needed|requested|wanted|please))? for|help|be with|bless|heal|comfort|remember|lift up)';
const PERSON =
  "(?:(?:my|our|his|her|a|an|one of my|one of our) [\\p{L}’'-]+(?: (?!who\\b|is\\b|has\\b|was\\b)[\\p{L}’'-]+){0,3}?(?: of (?:mine|ours))?|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)";
const WHO =
  "(?:,? who(?<s>[’']?s)? |,? (?:he|she|they)(?<c>[’'](?:s|re|ve))? |[.!] (?:He|She|They|he|she|they)(?<d>[’'](?:s|re|ve))? )";
const FORM = new RegExp(`^${LEAD} (?<person>${PERSON})${WHO}(?=\\p{Ll})`, 'iu');
/** “Please pray for my son Tyler.”: who it is, and nothing of the matter. */
const ONLY_PERSON = new RegExp(`^${LEAD} ${PERSON}$`, 'iu');

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
const VERBS: Readonly<Record<string, string>> = { s: 'is', re: 'are', ve: 'have' };

/** A matter in its plainest form. */
export const plainMatter = (message: string): string => {
  const found = FORM.exec(message);
  if (found) {
    const { person = '', s, c, d } = found.groups!;
    const verb = VERBS[(s ?? c ?? d ?? '').replace(/[’']/, '')];
    return capital([person, verb, message.slice(found[0].length)].filter(Boolean).join(' '));
  }
  const [first = '', ...rest] = sentencesIn(message);
  return rest.length > 0 && ONLY_PERSON.test(withoutMarks(first)) ? rest.join(' ') : message;
};

/** Who somebody is to the person at work, in the street or in church. */
const ROLE =
  /\b(?:[Mm]y|[Oo]ur|[Aa]|[Oo]ne of my|[Oo]ne of our) (?:best |good |dear |old |close |new |former |youth |senior |assistant |business )*(?:partner|boss|manager|supervisor|co-?worker|colleague|employee|worker|customer|client|neighbou?r|friend|pastor|priest|landlord|teacher|supplier|competitor|accountant|driver|mechanic)\b(?![’']s)(?: of (?:mine|ours))?(?: \p{Lu}\p{Ll}+)?/u;
/** Who tells more tells what it is about. */
const FEW_WORDS = 30;
/** What happens between somebody and the person: who it is belongs to the matter. */
const BETWEEN = /\b(?:me|us|I|we|our (?:shop|business|company)|my (?:shop|business|company))\b/u;

/**
 * A matter without who somebody is to the person: a neighbor who has cancer is no trouble with neighbors. Undefined where
 * nobody of that kind is told of, or where it is about the two of them.
 */
export const withoutRole = (matter: string): string | undefined => {
  if (matter.split(/\s+/).length > FEW_WORDS) return undefined;
  const found = ROLE.exec(matter);
  if (!found || BETWEEN.test(matter.replace(/\b(?:I am worried|please pray for me)\b.*$/iu, '')))
    return undefined;
  return matter.replace(ROLE, 'My cousin');
};
