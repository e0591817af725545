// Trains the classifier of harm to others from corpus/train and writes its weights:
//   npx node services/packages/moderation/train/train-harm.ts
import { scoreUnseen, sharesOver, thresholdFor } from './harm-scores.ts';
import { learnHarm } from './learn-harm.ts';
import { readCorpus } from './read-corpus.ts';
import { writeHarmFigures } from './write-harm-figures.ts';
import { writeHarmModel } from './write-harm-model.ts';

const margins = { trims: 0.6, parts: 0.4 };
const authorsAtATime = 4;
/**
 * Share of ordinary messages of unseen authors that the classifier may hold; phrases and details hold a few more. More
 * messages of the corpus look like harm than messages that people send.
 */
const heldShare = 0.062;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const messages = readCorpus('train');
const scored = scoreUnseen(messages, margins, authorsAtATime);
const threshold = thresholdFor(scored, heldShare);
say('Held by models that had not seen the author, in percent:');
for (const [name, share] of Object.entries(sharesOver(scored, threshold)))
  say(`  ${name}: ${share}`);

const learnt = learnHarm(messages);
const bytes = writeHarmModel(learnt, { threshold, margins });
say(`${learnt.vocabulary.rarity.length} features, ${Math.round(bytes / 1024)} KB of weights`);
say(writeHarmFigures());
