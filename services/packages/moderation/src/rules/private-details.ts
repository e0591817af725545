import { anyOf, type Rule } from './rule.ts';

const STREET =
  '(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|terrace|circle|highway|parkway)';
const PATTERNS = [
  new RegExp(
    `\\b(?:lives?|living|stays?|staying|found|address(?: is)?|home|house|resides?|come to|go to)\\b.{0,25}\\b\\d{1,5} (?:[nsew]\\.? )?(?:[a-z]+ ){1,3}${STREET}\\b`,
  ),
  new RegExp(
    `\\b\\d{1,5} (?:[nsew]\\.? )?(?:[a-z]+ ){1,3}${STREET}\\b\\.?,? (?:apt|unit|#|[a-z ]{3,20},? [a-z]{2},? \\d{5})`,
  ),
  /\b\d{3}-\d{2}-\d{4}\b|\b(?:ssn|social security(?: number)?)(?: is|:)? ?\d/,
  /\b(?:\d{4}[ -]){3}\d{4}\b|\b(?:routing|account|card|passport|licen[cs]e) (?:number|no\.?|#)(?: is|:)? ?[a-z]?\d{4,}/,
  /\b(?:his|her|their) (?:home )?(?:address|phone number|number|ssn|license plate|workplace) is\b/,
];

/** Addresses of homes, numbers of cards and papers: anybody's. */
export const privateDetails: Rule = {
  reason: 'private-details',
  applies: ({ plain }) => anyOf(plain, PATTERNS),
};
