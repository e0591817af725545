import { writeFileSync } from 'node:fs';
import { ceilings, floors, mostAlarmsMore, mostLost } from './floors.ts';
import { forms } from './frozen-forms.ts';
import {
  eachInForms,
  judgeFrozen,
  judgeTalks,
  ofLevel,
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
  'misses, add authors. "Noticed" is either level. A danger that is not noticed may cost a life; an ordinary',
  'message that is noticed costs a line and an hour.',
].join('\n');

/** A row of a table in Markdown. */
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
export const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const shareRow = ([name, { count, certain, noticed }]: readonly [string, Share]): string =>
  row(name, count, certain, noticed);
const shareTable = (head: string, rows: readonly (readonly [string, Share])[]): string =>
  table([head, 'messages', 'certain %', 'either level %'], rows.map(shareRow));

function wantedTable(judged: readonly Judged[]): string {
  const explicit = ofLevel(judged, 'explicit');
  const ordinary = ofLevel(judged, 'ordinary-hard', 'ordinary-plain');
  const talks = shareOf(judgeTalks());
  const line = (
    what: string,
    sign: string,
    { wanted, held }: { wanted: number; held: number },
    is: number,
  ) => row(what, `${sign} ${wanted}`, `${sign} ${held}`, is);
  return table(
    ['what', 'wanted %', 'held by the test %', 'reached %'],
    [
      line('said outright, noticed', '≥', floors.explicitNoticed, explicit.noticed),
      line('said outright, certain', '≥', floors.explicitCertain, explicit.certain),
      line(
        'between the lines, noticed',
        '≥',
        floors.betweenNoticed,
        ofLevel(judged, 'between').noticed,
      ),
      line('ordinary, certain', '≤', ceilings.ordinaryCertain, ordinary.certain),
      line('ordinary, noticed', '≤', ceilings.ordinaryNoticed, ordinary.noticed),
      line(
        'ordinary but hard, noticed',
        '≤',
        ceilings.hardNoticed,
        ofLevel(judged, 'ordinary-hard').noticed,
      ),
      line(
        'ordinary and plain, noticed',
        '≤',
        ceilings.plainNoticed,
        ofLevel(judged, 'ordinary-plain').noticed,
      ),
      line('turns of talks and requests, certain', '≤', ceilings.talksCertain, talks.certain),
      line('turns of talks and requests, noticed', '≤', ceilings.talksNoticed, talks.noticed),
    ],
  );
}

function formsTable(): string {
  const rows = Object.keys(forms).map((form) => {
    const judged = judgeFrozen(form, eachInForms);
    const explicit = ofLevel(judged, 'explicit');
    const between = ofLevel(judged, 'between');
    const ordinary = ofLevel(judged, 'ordinary-hard', 'ordinary-plain');
    return row(
      form,
      explicit.certain,
      explicit.noticed,
      between.noticed,
      ordinary.certain,
      ordinary.noticed,
    );
  });
  return table(
    [
      'form',
      'outright: certain %',
      'outright: noticed %',
      'between: noticed %',
      'ordinary: certain %',
      'ordinary: noticed %',
    ],
    rows,
  );
}

/** Writes the current figures on the frozen authors, for people to read. */
export function writeFigures(): string {
  const judged = judgeFrozen('as written');
  const dangers = judged.filter(({ level }) => level === 'explicit' || level === 'between');
  const text = [
    '# How well danger is noticed',
    opening,
    wantedTable(judged),
    `Of the dangers that were noticed, ${rightKinds(judged)} percent were given the kind that their author meant.`,
    '## The same messages, typed in other ways',
    [
      `Measured on every ${eachInForms}rd message. Wanted: no figure moves by more than ${mostLost.wanted} points.`,
      `Held by the test: ${mostLost.held} of what is noticed, ${mostAlarmsMore.held} more alarms.`,
    ].join('\n'),
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
    shareTable(
      'author',
      sharesBy(judged, ({ author, level }) => `${author}, ${level}`),
    ),
  ].join('\n\n');
  writeFileSync(page, `${text}\n`);
  return text;
}
