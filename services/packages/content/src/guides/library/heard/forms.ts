import type { Told } from '../../themes/told.ts';
import { clausesIn, isAsking } from './own-clauses.ts';
import { questionsIn } from './question-told.ts';
import { sentencesIn } from '../../../words/sentences.ts';

/** What a turn asks for, by the form of its question. */
export type Form =
  | 'thanks'
  | 'wording'
  | 'check'
  | 'sum'
  | 'whatIf'
  | 'either'
  | 'order'
  | 'time'
  | 'sheet'
  | 'sheetWhat'
  | 'sheetWhere'
  | 'allowed'
  | 'who'
  | 'way'
  | 'yesNo'
  | 'other'
  | 'feeling'
  | 'facts';

const sheet =
  /\b(?:sheets?|worksheets?|lines?|modules?|columns?|list|ranking|statement|nine lines|the check|memo|outcome|behaviou?rs?|pathway|purpose|passion|goal)\b/i;

const signs: readonly (readonly [Form, RegExp])[] = [
  [
    'wording',
    /\b(?:what (?:do|should|would|could|can|exactly (?:do|would|should)) (?:i|we|you) (?:even |actually |really |first )?(?:say|text|tell|answer|reply)|what to (?:say|text|tell)|how (?:(?:do|would|should|can|could|shall) )?(?:i|we|you) (?:even |actually |also )?(?:say|tell|word|put|phrase|open|answer|ask|explain|bring|reply|respond|break|thank)|(?:do|should) i tell|write (?:me|him|her|them)\b|(?:write|word|draft) (?:it|this|one|an?|the) (?:letter|text|e-?mail|message|note|answer|reply|post|sign|first|short|out|for me|in)|draft|in (?:one|two|three) sentences?|first (?:two |three )?sentences?|a first line|(?:make|write) it (?:in )?one sentence|give me (?:a|the|some|your|four|three|two|five)\b|wording|automatic message|(?:text|note|message) (?:for|to)|script|i[’']d say|tell me in)\b/i,
  ],
  [
    'check',
    /\b(?:is (?:that|this|it) (?:right|correct|ok as|good as)|check my|the sort of sentence|does that work|would .{6,80} (?:be|count as|work)|would that do)\b/i,
  ],
  [
    'sum',
    /\b(?:how much|how many|what(?:[’']s| is) the (?:number|sum|figure|total)|what (?:price|sum|number|figure|percent(?:age)?|amount)|at what (?:number|price)|what does (?:that|it) come to|what (?:do|should|would|could) i charge|(?:arithmetic|the math|the maths)|what would .{3,30} (?:pays?|get|cost|come to|be)\b|is that enough money)/i,
  ],
  [
    'whatIf',
    /^(?:what if|and if|but if|or if|suppose\b|in case\b)|^if (?![^?]*\b(?:what|how|when|which|who|do i|can i|should i|could i)\b)|\bwhat (?:do|should) i do if\b|\bwhat if\b/i,
  ],
  ['either', /,? or (?!so\b|something\b|anything\b|two\b|three\b|not\b|more\b)/i],
  [
    'order',
    /\bwhich\b|\bfirst\W*$|\bwhat [^?]{0,20}\bfirst\b|\b(?:begin with|start with|before or after|in what order)\b/i,
  ],
  [
    'time',
    /^(?:when|how (?:long|soon|often|fast)|what (?:day|date|time|hour|month)|by what date|which (?:day|date|month)|till when|how many (?:weeks|months|days)|by when)\b|\b(?:by what date|till when)\b/i,
  ],
  [
    'allowed',
    /\b(?:is (?:it|this|that) (?:ok|okay|wrong|a sin|fair|right|bad|greedy|honest|allowed|permitted|normal|all right|biblical|dishonest|legal|stupid|mad)|(?:a sin|wrong|dishonest|greedy|unfair|christian|honest)\b.*\?|am i (?:wrong|allowed|being)|may i|can i|could i|is there anything wrong|would it be (?:wrong|ok|fair|honest)|against)\b/i,
  ],
  ['who', /\bwho(?:m|se)?\b/i],
  [
    'way',
    /\b(?:how|what (?:do|should|would|can|could) (?:i|we)|what now|where (?:do|should|would) (?:i|we))\b/i,
  ],
];

const thanks =
  /^(?:ok(?:ay)?[,.!]? |great[,.!]? |ah[,.!]? )*(?:thank(?:s| you)|ta\b|cheers|much appreciated|that helps)[^?]*$/i;
const mostThanks = 14;
const place = /\b(?:where|which (?:module|sheet|line|gap|column)|under (?:which|what)|belong)\b/i;
const writes = /\b(?:writ\w*|put|word|line|specific|exact|fill|call|goal|memo|date|column|list)\b/i;
const open = /^(?:what|how|which|where|who|when|in which)\b/i;
const feeling =
  /\b(?:i|i[’']m|i am|i[’']ve|my fear|me|feels|we)\b[^.?!]{0,30}\b(?:afraid|scared|fear|ashamed|embarrass\w*|feel(?! like (?:you|we))(?:s|ing)?|felt|sick|tired|lonely|sad|angry|guilty|can[’']?t sleep|cannot sleep|hurts?|hate|nervous|dread|sweating|grudge)\b|^(?:feels?|scared|ashamed|sick|tired)\b/i;

/** The sentence that asks most clearly: the last question, else the last wish. */
export const askedIn = (message: string): string | undefined => {
  const all = questionsIn(message);
  return all.findLast((one) => one.endsWith('?')) ?? all.at(-1);
};

/** The clause in which somebody says how it is for them. */
export const feltIn = (message: string): string | undefined =>
  clausesIn(message).findLast((clause) => feeling.test(clause));

/** The form of a turn: of its question, or of what it only tells. */
export const formOf = ({ message }: Told): Form => {
  const asked = askedIn(message);
  const all = sentencesIn(message).filter(isAsking);
  if (asked === undefined) {
    if (thanks.test(message) && message.split(/\s+/).length <= mostThanks) return 'thanks';
    return feltIn(message) ? 'feeling' : 'facts';
  }
  const isWording = [...all, asked].some((one) => signs[0]![1].test(one));
  if (isWording) return 'wording';
  const isLeave =
    /^(?:can|could|may|might|is it (?:ok|okay|wrong|fair|right)) (?!.*\bhow (?:much|many) (?:is|do|would|does))/i.test(
      asked,
    );
  const named = signs.slice(1).find(([, sign]) => sign.test(asked))?.[0];
  const found = isLeave && named === 'sum' ? 'allowed' : named;
  const isSheet = sheet.test(asked) && found !== 'sum' && found !== 'whatIf' && found !== 'check';
  if (isSheet && place.test(asked)) return 'sheetWhere';
  if (isSheet && (!open.test(asked) || writes.test(asked)))
    return open.test(asked) ? 'sheetWhat' : 'sheet';
  if (found) return found;
  return /^(?:do|does|did|is|are|was|were|will|would|can|could|should|has|have|am)\b/i.test(asked)
    ? 'yesNo'
    : 'other';
};
