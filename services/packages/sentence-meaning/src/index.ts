export { doBetweenParts } from './between-parts.ts';
export { makeEncoder, type Encoder } from './encoder.ts';
export {
  commonWithKnown,
  knownFrom,
  knownInSteps,
  likeness,
  roomForKnown,
  type CommonWith,
  type Known,
} from './known.ts';
export { mostPieces, size } from './layer.ts';
export { meaningsOf } from './meanings.ts';
export { makeRoom, numberBytes, ownBytes, upTo, type Room } from './room.ts';
export { webAssembly, type Memory } from './web-assembly.ts';
