// Trains what the built-in guides choose their topics by, from corpus/, and writes model/:
//   npx node services/packages/content/train/train-guides.ts
import { businessGuide } from '../src/guides/business/compose-business-guide.ts';
import { coachGuide } from '../src/guides/coach/compose-coach.ts';
import { contributionGuide } from '../src/guides/contribution/compose-contribution.ts';
import { topics } from '../src/topics/all-topics.ts';
import { general } from '../src/topics/areas/general.ts';
import { modelFor } from '../src/choice/model.ts';
import { meaningOfWhole } from '../src/words/understand.ts';
import { fitMeaning } from './fit-meaning.ts';
import { hintsOfSubjects, hintsOfTopics, hintsOfWords } from './hints.ts';
import { learn, type Hint } from './learn.ts';
import { readMessages } from './read-messages.ts';
import { readRequests, type LabelledRequest } from './read-requests.ts';
import { writeMeaningModel, writeModel } from './write-model.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const train = (name: string, requests: LabelledRequest[], hints: Hint[]): void => {
  const learnt = learn(requests, hints);
  const bytes = writeModel(name, learnt);
  say(
    `${name}: ${requests.length} requests, ${learnt.names.length} features, ${Math.round(bytes / 1024)} KB`,
  );
};

/** Kinds of messages that are no topic. */
const KINDS = ['curse', 'off-topic', 'redirect', 'about-guide'];
const labels = new Set([...topics.map(({ id }) => id), general.id, ...KINDS]);
const requests = [...readRequests('prayers', labels), ...readMessages()];
train('prayers', requests, [...hintsOfTopics(), ...hintsOfWords()]);
const { choices } = modelFor('prayers');
const examples = requests.flatMap(({ text, fitting: [topic = ''] }) => {
  const meaning = meaningOfWhole(text);
  return meaning ? [{ meaning, choice: choices.indexOf(topic) }] : [];
});
writeMeaningModel('prayers', choices, fitMeaning(examples, choices.length));
say(`prayers: ${examples.length} meanings`);

for (const guide of [coachGuide, contributionGuide, businessGuide])
  train(guide.name, readRequests(guide.name), hintsOfSubjects(guide));
