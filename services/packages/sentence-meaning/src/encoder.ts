import { layerRoom, makeLayer, mostPieces, size } from './layer.ts';
import { piecesFrom, type Pieces } from './pieces.ts';
import { makeRoom, numberBytes, type Room } from './room.ts';
import { placesIn, readPieces, readSentenceModel } from './sentence-model.ts';
import type { SentenceModel } from './sentence-model.ts';

const width = 256;
/** What the encoder's own numbers take, rounded up. */
const ownBytes = 3_000_000;

export interface Encoder {
  pieces: Pieces;
  /**
   * What each of at most `mostPieces` pieces means where it stands, `size` numbers each. The next call overwrites them.
   */
  states: (ids: readonly number[]) => Float32Array;
  /** The meaning, of length one, of a stretch of text whose pieces' states are on average these. */
  meaning: (mean: Float32Array) => Float32Array;
  room: Room;
}

/**
 * @param more how many bytes of room the caller takes for other numbers: `roomForKnown`
 * @param model as another thread shared it (`sharedSentenceModel`); without it the weights are read
 */
export function makeEncoder(more: number, model?: SentenceModel): Encoder {
  const used = model ?? readSentenceModel(ownBytes + more);
  const at = placesIn(used);
  const room = makeRoom(used);
  const inner = layerRoom(room);
  const input = room.take(mostPieces * width);
  const between = room.take(mostPieces * size);
  const out = room.take(mostPieces * size);
  const [first, second] = [makeLayer(room, inner, at, 0), makeLayer(room, inner, at, 1)];
  const words = at('Embeddings_en');
  const pace = room.at(at('TimingSignal/ExpandDims_1'), width / 2);
  const last = {
    weights: at('tanh_layer_0/weights'),
    bias: at('tanh_layer_0/bias'),
    input: room.take(4 * size),
    out: room.take(4 * size),
  };

  /** A piece counts twice, and where it stands once. */
  function place(id: number, nth: number): void {
    const word = room.at(words + id * width * numberBytes, width);
    const to = room.at(input + nth * width * numberBytes, width);
    for (let each = 0; each < width; each += 1) {
      const angle = nth * (pace[each % pace.length] as number);
      to[each] =
        2 * (word[each] as number) + (each < pace.length ? Math.sin(angle) : Math.cos(angle));
    }
  }

  return {
    pieces: piecesFrom(readPieces()),
    room,
    states: (ids) => {
      ids.forEach(place);
      first(input, between, ids.length);
      second(between, out, ids.length);
      return room.at(out, ids.length * size);
    },
    meaning: (mean) => {
      room.at(last.input, size).set(mean);
      const stride = size * numberBytes;
      room.multiply(
        last.input,
        stride,
        last.weights,
        stride,
        last.bias,
        last.out,
        stride,
        1,
        size,
        size,
      );
      const meaning = room.at(last.out, size).map(Math.tanh);
      const length = Math.hypot(...meaning);
      return meaning.map((value) => value / length);
    },
  };
}
