// Trains which everyday question a message asks a guide, from the ways of asking in src/guides/*/everyday/ and, for
// what is none of them, from corpus/; writes model/*-everyday*:
//   npx node services/packages/content/train/train-everyday.ts [coach | contribution | business] …
import { OTHER } from '../src/guides/everyday/choose-everyday.ts';
import { everyday } from '../src/guides/everyday/libraries.ts';
import { meaningsOfEach } from '../src/guides/library/meanings.ts';
import type { Library } from '../src/guides/library/types.ts';
import { fitMeaning } from './fit-meaning.ts';
import { learn } from './learn.ts';
import { readFile, readRequests, type LabelledRequest } from './read-requests.ts';
import { writeMeaningModel, writeModel } from './write-model.ts';

const waysOf = ({ matters }: Library): LabelledRequest[] =>
  matters.flatMap(({ id, entries }) =>
    entries.flatMap(({ asked }) => asked.map((text) => ({ fitting: [id], text, source: id }))),
  );

/** What sounds like an everyday question and is none, and what tells of a case of its own. */
const othersFor = (guide: string): LabelledRequest[] =>
  [
    ...readFile(new URL(`../corpus/everyday/${guide}.txt`, import.meta.url), guide),
    ...readRequests(guide),
  ].map((request) => ({ ...request, fitting: [OTHER] }));

const named = process.argv.slice(2);
for (const [guide, library] of Object.entries(everyday)) {
  if (named.length > 0 && !named.includes(guide)) continue;
  const all = [...waysOf(library), ...othersFor(guide)];
  const learnt = learn(all, []);
  writeModel(library.name, learnt);
  const meanings = meaningsOfEach(all.map(({ text }) => text));
  const examples = all.map(({ fitting: [id = ''] }, at) => ({
    meaning: meanings[at]!,
    choice: learnt.choices.indexOf(id),
  }));
  writeMeaningModel(library.name, learnt.choices, fitMeaning(examples, learnt.choices.length));
  process.stdout.write(`${library.name}: ${all.length} ways, ${learnt.choices.length} choices\n`);
}
