const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const DATE = `(?:${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?|the \\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|the end of (?:the )?(?:month|year|\\w+)|next (?:week|month)|tomorrow)`;
const SUM =
  '(?:[$€£]|USD |CAD |EUR )\\s?\\d[\\d,.]*\\d?\\s?k?|\\d[\\d,]* (?:dollars|euros|pounds|bucks)';
const NAME = "\\p{Lu}[\\p{L}'’-]+";

const first = (text: string, pattern: string, flags = 'u'): string | undefined =>
  new RegExp(pattern, flags).exec(text)?.slice(1).find(Boolean)?.trim();

/** What a person told, as far as a letter needs it. What was not told is missing. */
export interface Facts {
  sums: string[];
  invoice?: string | undefined;
  due?: string | undefined;
  deadline?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sender?: string | undefined;
  years?: string | undefined;
  share?: string | undefined;
  late?: string | undefined;
  client?: string | undefined;
}

/** Reads names, sums and dates as they were written. */
export const factsIn = (text: string): Facts => ({
  sums: [...text.matchAll(new RegExp(SUM, 'g'))].map(([sum]) =>
    sum.trim().replace(/[.,]{1,9}$/, ''),
  ),
  invoice: first(text, '\\b[Ii]nvoice (?:no\\.? ?|number |nr\\.? |#)?([A-Z]{0,4}-?\\d{2,})'),
  due: first(text, `\\b(?:due|was due|payable)(?: date)?(?: on| by| since|:)? (${DATE})`),
  deadline: first(text, `\\b(?:by|until|before|no later than) (${DATE})`),
  from: first(text, `\\b(?:starting|starts?|from|as of|beginning|effective)(?: on)? (${DATE})`),
  to: first(
    text,
    `\\b(?:contact (?:is|person is)|attention of|attn:?|addressed to|her name is|his name is) ((?:(?:Dr|Mrs|Mr|Ms|Rev)\\.? )?${NAME}(?: ${NAME})?)|\\b((?:Dr|Mrs|Mr|Ms)\\.? ${NAME}(?: ${NAME})?)|\\(((?:${NAME})(?: \\p{Lu}\\.?)?)\\)`,
  ),
  sender: first(
    text,
    `\\b(?:[Ff]rom|[Ss]igned|[Ss]ign it|[Mm]y name is|[Nn]ame:|[Ii] am|[Ii]['’]m) (${NAME}(?: ${NAME}){0,2}(?:, ${NAME}(?: ${NAME}){0,2})?)(?=[.!\\n]|$)`,
  ),
  years: first(
    text,
    '\\b(\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years?\\b',
  ),
  share: first(text, '\\b(\\d{1,2} ?(?:%|percent))'),
  late: first(text, '\\b((?:\\d+|one|two|three|four|five|six|a) (?:days?|weeks?|months?)) late\\b'),
  client: first(
    text,
    `\\b(?:largest|biggest|main|best) (?:client|customer|account),? (${NAME}(?: ${NAME}){0,2})|[Ff]acts: (${NAME}(?: ${NAME}){0,2}),`,
  ),
});
