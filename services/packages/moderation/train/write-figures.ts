import { writeFileSync } from 'node:fs';
import {
  ceilings,
  floors,
  laterCeilings,
  laterFloors,
  mostMoved,
  newestCeilings,
  newestFloors,
  type Limit,
} from './floors.ts';
import { forms } from './frozen-forms.ts';
import {
  eachInForms,
  judgeFrozen,
  judgeTalks,
  ofLevel,
  ordinary,
  rightKinds,
  shareOf,
  sharesBy,
  type Judged,
  type Share,
} from './measure-care.ts';

const page = new URL('../../../../infra/docs/care-figures.md', import.meta.url);

const opening = [
  'Made by `services/packages/moderation/train/train-care.ts`; do not edit. Measured on messages of authors',
  'whose texts were set aside before anything was trained. Nobody reads them or their misses; to learn from',
  'misses, add authors. `certain`: help first, not published. `held`: `certain` and `likely` together. `helped`: shown',
  'help at any level. A danger without help may cost a life; an ordinary message that is held costs a day, and one',
  'that is helped costs a line. The thresholds come from authors who were left out of training in turn',
  '([the curve](care-curve.md)), never from these totals.',
].join('\n');

/** A row of a table in Markdown. */
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const shareRow = ([name, { count, certain, held, helped }]: readonly [string, Share]): string =>
  row(name, count, certain, held, helped);
const shareTable = (head: string, rows: readonly (readonly [string, Share])[]): string =>
  table([head, 'messages', 'certain %', 'held %', 'helped %'], rows.map(shareRow));

type Line = readonly [what: string, sign: '≥' | '≤', limit: Limit, is: number];
const limitTable = (lines: readonly Line[]): string =>
  table(
    ['what', 'wanted %', 'held by the test %', 'reached %'],
    lines.map(([what, sign, { wanted, held }, is]) =>
      row(what, `${sign} ${wanted}`, `${sign} ${held}`, is),
    ),
  );

function firstTable(judged: readonly Judged[]): string {
  const explicit = ofLevel(judged, 'explicit');
  const plain = ofLevel(judged, ...ordinary);
  const talks = shareOf(judgeTalks());
  return limitTable([
    ['said outright, helped', '≥', floors.explicitHelped, explicit.helped],
    ['said outright, held', '≥', floors.explicitHeld, explicit.held],
    ['between the lines, helped', '≥', floors.betweenHelped, ofLevel(judged, 'between').helped],
    ['ordinary, certain', '≤', ceilings.ordinaryCertain, plain.certain],
    ['ordinary, held', '≤', ceilings.ordinaryHeld, plain.held],
    ['ordinary but hard, held', '≤', ceilings.hardHeld, ofLevel(judged, 'ordinary-hard').held],
    ['ordinary, helped', '≤', ceilings.ordinaryHelped, plain.helped],
    ['turns of talks and requests, certain', '≤', ceilings.talksCertain, talks.certain],
    ['turns of talks and requests, held', '≤', ceilings.talksHeld, talks.held],
  ]);
}

type Floors = Record<keyof typeof laterFloors, Limit>;
type Ceilings = Record<keyof typeof newestCeilings, Limit>;

const groupLines = (
  judged: readonly Judged[],
  thankful: readonly Judged[],
  least: Floors,
  most: Ceilings,
): Line[] => {
  const explicit = ofLevel(judged, 'explicit');
  const plain = ofLevel(judged, ...ordinary);
  const thanks = shareOf(thankful);
  return [
    ['said outright, helped', '≥', least.explicitHelped, explicit.helped],
    ['said outright, held', '≥', least.explicitHeld, explicit.held],
    ['between the lines, helped', '≥', least.betweenHelped, ofLevel(judged, 'between').helped],
    ['emergencies after thanks, certain', '≥', least.thankfulCertain, thanks.certain],
    ['emergencies after thanks, helped', '≥', least.thankfulHelped, thanks.helped],
    ['ordinary, certain', '≤', most.ordinaryCertain, plain.certain],
    ['ordinary, held', '≤', most.ordinaryHeld, plain.held],
    ['ordinary, helped', '≤', most.ordinaryHelped, plain.helped],
  ];
};

const spanishLines = (judged: readonly Judged[]): Line[] => {
  const { certain, held } = shareOf(judged);
  return [
    ['ordinary in Spanish, certain', '≤', laterCeilings.spanishCertain, certain],
    ['ordinary in Spanish, held', '≤', laterCeilings.spanishHeld, held],
  ];
};

function formsTable(): string {
  const rows = Object.keys(forms).map((form) => {
    const judged = judgeFrozen(form, ['first'], eachInForms);
    const cells = [
      ofLevel(judged, 'explicit'),
      ofLevel(judged, 'between'),
      ofLevel(judged, ...ordinary),
    ];
    return row(form, ...cells.flatMap(({ certain, held, helped }) => [certain, held, helped]));
  });
  const of = (what: string) => ['certain', 'held', 'helped'].map((level) => `${what}: ${level} %`);
  return table(['form', ...of('outright'), ...of('between'), ...of('ordinary')], rows);
}

/** Writes the current figures on the frozen authors, for people to read. */
export function writeFigures(): string {
  const judged = judgeFrozen('as written', ['first']);
  const later = judgeFrozen('as written', ['later']);
  const spanish = judgeFrozen('as written', ['spanish']);
  const thankful = judgeFrozen('as written', ['thankful']);
  const newest = judgeFrozen('as written', ['newest']);
  const newestThankful = judgeFrozen('as written', ['newestThankful']);
  const dangers = judged.filter(({ level }) => level === 'explicit' || level === 'between');
  const byAuthor = ({ author, level }: Judged) => `${author}, ${level}`;
  const text = [
    '# How well danger is noticed',
    opening,
    '## The first eight authors',
    firstTable(judged),
    `Of the dangers that were noticed, ${rightKinds(judged)} percent were given the kind that their author meant.`,
    '## Later authors',
    [
      'Four wrote what people send every day in their trade and their English, two wrote dangers, three ordinary',
      'messages in Spanish, and one emergencies after thanks. Thresholds changed once after these totals had been',
      'seen: the English ones before the last author in Spanish had written, and what Spanish needs to be certain',
      'after.',
    ].join('\n'),
    limitTable([
      ...groupLines(later, thankful, laterFloors, laterCeilings),
      ...spanishLines(spanish),
    ]),
    '## Authors after the last change of thresholds',
    'One wrote dangers, one what people send every day, and one emergencies after thanks. No rule was changed since.',
    limitTable(groupLines(newest, newestThankful, newestFloors, newestCeilings)),
    '## The same messages, typed in other ways',
    `Measured on every ${eachInForms}rd message. Wanted: no level moves by more than ${mostMoved.wanted} points.`,
    formsTable(),
    '## By kind of danger',
    shareTable(
      'kind',
      sharesBy(
        dangers,
        ({ kind, level }) => `${kind}, ${level === 'explicit' ? 'outright' : 'between the lines'}`,
      ),
    ),
    '## By author',
    shareTable('author', [
      ...sharesBy(judged, byAuthor),
      ...sharesBy([...later, ...spanish, ...thankful, ...newest, ...newestThankful], byAuthor),
    ]),
  ].join('\n\n');
  writeFileSync(page, `${text}\n`);
  return text;
}
