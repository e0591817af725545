// Understands how people tell of the situations, and writes model/situations.*:
//   npx node services/packages/content/train/train-situations.ts
import { writeFileSync } from 'node:fs';
import { meaningOf } from '@kbf/moderation/sentence';
import { seedOf } from '../src/topics/seeded.ts';
import { tellings } from '../src/topics/situations/all-situations.ts';
import {
  MEANING_SIZE,
  tellingFiles,
  type TellingFacts,
} from '../src/topics/situations/find-situations.ts';

/** The largest number of a meaning, so that it fits in a byte. */
const STEP = 1 / 400;
const MOST = 127;

const steps = new Int8Array(tellings.length * MEANING_SIZE);
tellings.forEach((telling, at) => {
  const meaning = meaningOf([telling]);
  if (!meaning) throw new Error(`not understood: ${telling}`);
  steps.set(
    meaning.map((value) => Math.max(-MOST, Math.min(MOST, Math.round(value / STEP)))),
    at * MEANING_SIZE,
  );
});
const facts: TellingFacts = { step: STEP, texts: seedOf(tellings.join('\n')) };
writeFileSync(tellingFiles.meanings, steps);
writeFileSync(tellingFiles.facts, `${JSON.stringify(facts)}\n`);
process.stdout.write(`${tellings.length} tellings\n`);
