import { writeFileSync } from 'node:fs';
import { harmFloors, mostLostToDisguise } from './harm-floors.ts';
import { harmForms } from './harm-forms.ts';
import { heldInForm, heldShare, isHarm, judgeFrozenHarm, summaryOf } from './measure-harm.ts';
import { row, table } from './write-figures.ts';

const page = new URL('../../../../infra/docs/harm-figures.md', import.meta.url);

const opening = [
  'Made by `services/packages/moderation/train/train-harm.ts`; do not edit. Measured on messages of authors',
  'whose texts were set aside before anything was trained. Nobody reads them or their misses; to learn from',
  'misses, add authors. "Held" means that an admin decides before anybody else reads it.',
].join('\n');

/** Writes the current figures on the frozen authors, for people to read. */
export function writeHarmFigures(): string {
  const judged = judgeFrozenHarm();
  const summary = summaryOf(judged);
  const { harm, ordinary } = harmFloors;
  const groupTable = (
    head: string,
    nameOf: (one: (typeof judged)[number]) => string,
    all = judged,
  ) =>
    table(
      [head, 'messages', 'held %'],
      [...new Set(all.map(nameOf))].sort().map((name) => {
        const { count, held } = heldShare(all.filter((one) => nameOf(one) === name));
        return row(name, count, held);
      }),
    );
  const text = [
    '# How well harm by others is noticed',
    opening,
    table(
      ['what', 'messages', 'wanted %', 'held by the test %', 'reached %'],
      [
        row(
          'harm, held',
          summary.harm.count,
          `≥ ${harm.wanted}`,
          `≥ ${harm.held}`,
          summary.harm.held,
        ),
        row(
          'ordinary, held',
          summary.ordinary.count,
          `≤ ${ordinary.wanted}`,
          `≤ ${ordinary.held}`,
          summary.ordinary.held,
        ),
        ...(['ordinary files', 'looks a little like harm'] as const).map((name) =>
          row(`- of these: ${name}`, summary[name].count, '', '', summary[name].held),
        ),
      ],
    ),
    '## The same harm in disguise',
    [
      'Every other word of four letters and more is disguised. Wanted: no more than',
      `${mostLostToDisguise.wanted} points are lost. Held by the test: ${mostLostToDisguise.held}.`,
    ].join('\n'),
    table(
      ['form', 'held %'],
      Object.keys(harmForms).map((form) => row(form, heldInForm(form))),
    ),
    '## By kind of harm',
    groupTable('kind', ({ kind }) => kind, judged.filter(isHarm)),
    '## By author',
    groupTable('author', ({ author, level }) => `${author}, ${level}`),
  ].join('\n\n');
  writeFileSync(page, `${text}\n`);
  return text;
}
