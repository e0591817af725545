import { weighEvidence } from '../src/care/evidence.ts';
import { fit } from './fit.ts';
import { isDanger, type Message } from './read-corpus.ts';

/** Cost of a mistake. There are few weights and many messages. */
const weight = 0.01;

interface EvidenceExample {
  evidence: Float32Array;
  isTrue: boolean;
}

/** Learns the weight of each piece of evidence; the constant last. */
function learn(examples: readonly EvidenceExample[]): number[] {
  const size = examples[0]?.evidence.length ?? 0;
  const at = (slot: number): number[] => examples.map(({ evidence }) => evidence[slot] as number);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const scales = Array.from({ length: size }, (_, slot) => {
    const middle = mean(at(slot));
    return { middle, spread: Math.sqrt(mean(at(slot).map((value) => (value - middle) ** 2))) };
  });
  const slots = Int32Array.from(scales, (_, slot) => slot);
  const weights = fit(
    examples.map(({ evidence, isTrue }) => ({
      vector: {
        slots,
        values: evidence.map((value, slot) => {
          const { middle, spread } = scales[slot] as (typeof scales)[number];
          return (value - middle) / spread;
        }),
      },
      isTrue,
      weight,
    })),
    size,
  );
  const counts = scales.map(({ spread }, slot) => (weights[slot] as number) / spread);
  const middles = Float32Array.from(scales, ({ middle }) => middle);
  return [...counts, (weights[size] as number) - weighEvidence([...counts, 0], middles)];
}

/**
 * Learns the evidence weights for both levels, possible and certain.
 * @param evidence of each message, by models that had not seen its author
 */
export function learnEvidence(messages: readonly Message[], evidence: readonly Float32Array[]) {
  const examples = messages.map((message, at) => ({
    message,
    evidence: evidence[at] as Float32Array,
    isTrue: isDanger(message),
  }));
  // Implied danger teaches nothing about `certain`.
  const outright = examples.filter(({ message }) => message.level !== 'between');
  return { certain: learn(outright), possible: learn(examples) };
}
