import { writeFileSync } from 'node:fs';
import type { MeaningFacts, MeaningScale } from '../src/care/meaning.ts';
import { modelFiles } from '../src/care/model.ts';
import { size } from '@kbf/sentence-meaning';
import type { LearntMeaning } from './learn-meaning.ts';
import type { Understood } from './understand.ts';

const mostSteps = 127;
const numberBytes = Float32Array.BYTES_PER_ELEMENT;

/** Writes the messages with a weight: the weight of each, and its meaning rounded to steps. */
export function writeMeaning(
  { meanings }: Understood,
  { pulls, constant }: LearntMeaning,
  scale: MeaningScale,
): MeaningFacts {
  const known = [...pulls].flatMap((pull, at) => {
    const whole = meanings[at]?.[0];
    return pull !== 0 && whole ? [{ pull, whole }] : [];
  });
  const largest = known.reduce(
    (most, { whole }) => whole.reduce((one, value) => Math.max(one, Math.abs(value)), most),
    0,
  );
  const step = largest / mostSteps;
  const bytes = new Uint8Array(known.length * (numberBytes + size));
  new Float32Array(bytes.buffer, 0, known.length).set(known.map(({ pull }) => pull));
  const steps = new Int8Array(bytes.buffer, known.length * numberBytes);
  known.forEach(({ whole }, at) =>
    steps.set(
      whole.map((value) => Math.round(value / step)),
      at * size,
    ),
  );
  writeFileSync(modelFiles.meaning, bytes);
  return { ...scale, count: known.length, step, constant };
}
