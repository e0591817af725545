// Trains what the built-in guides choose their topics by, from corpus/, and writes model/:
//   npx node services/packages/content/train/train-guides.ts
import { hintsOfTopics, hintsOfWords } from './hints.ts';
import { learn } from './learn.ts';
import { readMessages } from './read-messages.ts';
import { readRequests } from './read-requests.ts';
import { writeModel } from './write-model.ts';

const requests = [...readRequests('prayers'), ...readMessages()];
const learnt = learn(requests, [...hintsOfTopics(), ...hintsOfWords()]);
const bytes = writeModel('prayers', learnt);
process.stdout.write(
  `prayers: ${requests.length} requests, ${learnt.names.length} features, ${Math.round(bytes / 1024)} KB\n`,
);
