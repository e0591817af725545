// Writes infra/docs/guide-figures.md: how the guides choose on requests that were set aside (corpus/frozen).
//   npx node services/packages/guides/train/measure.ts
import { writeFileSync } from 'node:fs';
import { findAnswers, sureOf } from '../src/answers/answer-library.ts';
import { countAnswers } from '../src/index.ts';
import { guideNames, loadedGuides } from '../src/load-guides.ts';
import { readRequest } from '../src/prayers/read-request.ts';
import { stemsOf } from '../src/words/stems.ts';
import { readConversations, readLabeled } from './read-corpus.ts';

const page = new URL('../../../../infra/docs/guide-figures.md', import.meta.url);
const { prayers, answers, spanish } = loadedGuides();
const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${Math.round((1_000 * part) / whole) / 10}`;

const words = new Map(
  readLabeled('topic-words.txt').map(({ labels, text }) => [labels[0]!, text] as const),
);
/** Matters that an author may have meant by a word or two: those with such a word in id, title or word list. */
const meantBy = (label: string): string[] =>
  prayers.matters
    .filter(({ id, title }) => {
      const known = new Set(stemsOf(`${id.replaceAll('-', ' ')} ${title} ${words.get(id) ?? ''}`));
      return stemsOf(label.replaceAll('-', ' ')).some((stem) => stem.length > 3 && known.has(stem));
    })
    .map(({ id }) => id);

/** @param byId whether the author named the matters by their ids */
function measurePrayers(file: string, byId: boolean): string {
  const judged = readLabeled(`frozen/${file}`)
    .map(({ text, labels }) => ({ text, meant: byId ? labels : meantBy(labels.join(' ')) }))
    .filter(({ meant }) => meant.length > 0 && meant[0] !== 'general')
    .map(({ text, meant }) => {
      const id = readRequest(prayers, { message: text }).matter?.id ?? 'general';
      return { isSure: id !== 'general', isRight: meant.includes(id) };
    });
  const sure = judged.filter((one) => one.isSure);
  const right = sure.filter((one) => one.isRight).length;
  const cells = [
    file.replace('.txt', ''),
    judged.length,
    percent(sure.length, judged.length),
    percent(right, sure.length),
    percent(judged.length - sure.length + right, judged.length),
  ];
  return `| ${cells.join(' | ')} |`;
}

function measureAnswers(guide: (typeof guideNames)[number]): string {
  const library = answers.get(guide)!;
  const turns = readConversations(`frozen/${guide}.txt`).map(([first = '']) => first);
  const sure = turns.filter((turn) => sureOf(findAnswers(library, library.partsOf(turn)), false));
  return `| ${guide} | ${countAnswers(guide)} | ${turns.length} | ${percent(sure.length, turns.length)} |`;
}

const waysOf = (matters: typeof prayers.matters): number =>
  matters.reduce(
    (sum, { ways, within }) => sum + ways.length + within.flatMap((told) => told.ways).length,
    0,
  );
const counts = [
  `${prayers.matters.length} matters with ${waysOf(prayers.matters)} ways of saying`,
  `${spanish.matters.length - 1} matters in Spanish.`,
].join('; ');

const text = `# How well the guides choose

Made by \`services/packages/guides/train/measure.ts\`; do not edit. Measured on requests of authors whose texts
were set aside before anything was trained (\`services/packages/guides/corpus/frozen\`). They are only counted.
How good the replies are is another matter: people rate them by \`guide-rubric.md\`.

## Prayers

${counts}
A matter is "certain" when its own prayer is given; else the prayer keeps to the person's own words and asks.
The author of \`short-prayers\` named matters by their ids. The author of \`prayers\` used other words, so a choice
counts as right when its id, title or word list has it.

| requests | number | certain, percent | right where certain | right or not guessed |
| --- | --- | --- | --- | --- |
${measurePrayers('short-prayers.txt', true)}
${measurePrayers('prayers.txt', false)}

## Answers

| guide | written answers | first turns of conversations | answered at once, percent |
| --- | --- | --- | --- |
${guideNames.map(measureAnswers).join('\n')}

To every other first turn the guide offers the nearest questions, or a person.
`;
writeFileSync(page, text);
process.stdout.write(text);
