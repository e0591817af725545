// Keeps the meanings of all ways of saying, and learns which words speak for which prayer; writes model/.
// Run it after many edits of data/: an edited way works without it, but is computed at each start. After a change of
// data/words.txt or of the sentence model remove model/*-ways.bin first: then all are computed again.
//   npx node services/packages/guides/train/refresh.ts [meanings | words]
import { writeFileSync } from 'node:fs';
import { size } from '@kbf/sentence-meaning';
import { modelFile } from '../src/word-model.ts';
import { readData } from '../src/load-guides.ts';
import { keptFile, keyOf, meaningsInSteps } from '../src/meaning/kept-meanings.ts';
import { makeUnderstanding } from '../src/meaning/parts.ts';
import { learnWords } from './learn-words.ts';
import { readExamples } from './read-corpus.ts';

const only = process.argv[2];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (only !== 'words') {
  const { prayerWays, answers } = readData();
  const understanding = makeUnderstanding([]);
  for (const { name, ways } of [{ name: 'prayers', ways: prayerWays }, ...answers]) {
    const texts = [...new Set(ways.map(({ text }) => text))];
    const steps = meaningsInSteps(name, texts, understanding);
    const kept = texts.flatMap((text, at) => [
      keyOf(text),
      Buffer.from(steps.subarray(at * size, (at + 1) * size)),
    ]);
    writeFileSync(keptFile(name), Buffer.concat(kept));
    say(`${name}: ${texts.length} ways`);
  }
}
if (only !== 'meanings') {
  const { choices, names, vocabulary, step, steps } = learnWords(readExamples());
  const facts = {
    choices: [...choices],
    names: names.join('\n'),
    rarity: Array.from(vocabulary.rarity, (value) => Number(value.toFixed(2))),
    step,
  };
  writeFileSync(modelFile('json'), `${JSON.stringify(facts)}\n`);
  writeFileSync(modelFile('bin'), steps);
  say(`words: ${names.length} features, ${choices.length} prayers`);
}
