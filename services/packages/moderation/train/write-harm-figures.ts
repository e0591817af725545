import { writeFileSync } from 'node:fs';
import { harmFloors, mostLostToDisguise, prayingFloors, shortFloor } from './harm-floors.ts';
import { harmForms } from './harm-forms.ts';
import {
  forTrust,
  heldInForm,
  heldShare,
  isHarm,
  judgeFrozenHarm,
  judgeGroup,
  summaryOf,
} from './measure-harm.ts';
import { row, table } from './write-figures.ts';

const page = new URL('../../../../infra/docs/harm-figures.md', import.meta.url);

const opening = [
  'Made by `services/packages/moderation/train/train-harm.ts`; do not edit. Measured on messages of authors',
  'whose texts were set aside before anything was trained. Nobody reads them or their misses; to learn from',
  'misses, add authors. "Held" means that an admin decides before anybody else reads it.',
].join('\n');

function prayingTable(): string {
  const judged = judgeGroup('praying');
  const nameOf = ({ author, level, place }: (typeof judged)[number]) =>
    `${author}, ${isHarm({ level }) ? 'harm' : `ordinary ${place}`}`;
  const rowOf = (name: string, some: typeof judged, [person, model]: readonly string[] = []) => {
    const { count, held } = heldShare(some);
    return row(name, count, held, person ?? '', heldShare(forTrust(some)).held, model ?? '');
  };
  const of = (side: boolean) => judged.filter((one) => isHarm(one) === side);
  const { person, model } = prayingFloors;
  return table(
    [
      'what',
      'messages',
      'held of a person’s %',
      'held by the test %',
      'of a model’s %',
      'held by the test %',
    ],
    [
      rowOf('harm', of(true), [`≥ ${person.harm.held}`, `≥ ${model.harm.held}`]),
      rowOf('ordinary', of(false), [`≤ ${person.ordinary.held}`, `≤ ${model.ordinary.held}`]),
      ...[...new Set(judged.map(nameOf))].sort().map((name) =>
        rowOf(
          `- ${name}`,
          judged.filter((one) => nameOf(one) === name),
        ),
      ),
    ],
  );
}

/** Writes the current figures on the frozen authors, for people to read. */
export function writeHarmFigures(): string {
  const judged = judgeFrozenHarm();
  const summary = summaryOf(judged);
  const { harm, ordinary } = harmFloors;
  const short = heldShare(judgeGroup('short'));
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
        row(
          'ordinary texts of a few words, held',
          short.count,
          `≤ ${shortFloor.wanted}`,
          `≤ ${shortFloor.held}`,
          short.held,
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
    '## Whole prayers',
    [
      'Prayers of 50 to 170 words, what people ask for at such length, and what they write under it. In the harm',
      'of demas, one to three sentences are harmful. A low score does not hold the prayer of a model, nor the',
      'texts of trusted authors.',
    ].join('\n'),
    prayingTable(),
    '## By kind of harm',
    groupTable('kind', ({ kind }) => kind, judged.filter(isHarm)),
    '## By author',
    groupTable('author', ({ author, level }) => `${author}, ${level}`),
  ].join('\n\n');
  writeFileSync(page, `${text}\n`);
  return text;
}
