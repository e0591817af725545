// Computes the meanings of all ways of saying anew, and learns which words speak for which prayer; writes model/.
// Run it after many edits of data/: an edited way works without it, but is computed at each start.
//   npx node services/packages/guides/train/refresh.ts [meanings | words]
import { writeFileSync } from 'node:fs';
import { modelFiles, type ModelFacts } from '../src/choice/word-model.ts';
import { readAllWays } from '../src/load-guides.ts';
import { learnWords } from './learn-words.ts';
import { readExamples } from './read-corpus.ts';

const only = process.argv[2];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (only !== 'words') {
  const { said, understanding } = readAllWays();
  for (const one of said)
    say(`${one.name}: ${one.texts.length} ways, ${understanding.keep(one)} computed`);
}
if (only !== 'meanings') {
  const { choices, names, vocabulary, step, steps } = learnWords(readExamples());
  const facts: ModelFacts = {
    choices: [...choices],
    names: names.join('\n'),
    rarity: Array.from(vocabulary.rarity, (value) => Number(value.toFixed(2))),
    step,
  };
  writeFileSync(modelFiles.facts, `${JSON.stringify(facts)}\n`);
  writeFileSync(modelFiles.weights, steps);
  say(`words: ${names.length} features, ${choices.length} prayers`);
}
