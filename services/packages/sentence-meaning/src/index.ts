export { makeEncoder, type Encoder } from './encoder.ts';
export { commonWithKnown, knownFrom, knownInSteps, likeness, roomForKnown } from './known.ts';
export type { CommonWith, Known } from './known.ts';
export { size } from './layer.ts';
export { meaningsOf } from './meanings.ts';
export { sharedSentenceModel, type SentenceModel } from './sentence-model.ts';
