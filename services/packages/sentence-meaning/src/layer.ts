import { numberBytes, upTo, type Room } from './room.ts';
import type { PlaceOf } from './sentence-model.ts';

/** As many pieces as the model was made for, at most. */
export const mostPieces = 128;
/** How many numbers stand for a piece after the first layer, and for a meaning. */
export const size = 512;
const heads = 4;
const feedSize = 1536;
const tiny = 1e-6;
const lines = upTo(mostPieces, 8);

/** Room for what a layer works out on its way. */
export function layerRoom({ take }: Room) {
  return {
    normal: take(lines * size),
    wide: take(lines * feedSize),
    turned: take(size * lines),
    scores: take(lines * lines),
    mixed: take(lines * size),
    none: take(feedSize),
  };
}
type LayerRoom = ReturnType<typeof layerRoom>;

function normalize(
  room: Room,
  from: number,
  width: number,
  [scale, offset]: readonly [number, number],
  to: number,
  count: number,
): void {
  const scales = room.at(scale, width);
  const offsets = room.at(offset, width);
  for (let line = 0; line < count; line += 1) {
    const input = room.at(from + line * width * numberBytes, width);
    const out = room.at(to + line * width * numberBytes, width);
    const mean = input.reduce((sum, value) => sum + value, 0) / width;
    const spread = input.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width;
    const factor = 1 / Math.sqrt(spread + tiny);
    for (let each = 0; each < width; each += 1)
      out[each] =
        ((input[each] as number) - mean) * factor * (scales[each] as number) +
        (offsets[each] as number);
  }
}

/** Makes each line of scores add up to one. */
function share(scores: Float32Array): void {
  const most = scores.reduce((one, other) => Math.max(one, other));
  let sum = 0;
  for (let each = 0; each < scores.length; each += 1)
    sum += scores[each] = Math.exp((scores[each] as number) - most);
  for (let each = 0; each < scores.length; each += 1) scores[each] = (scores[each] as number) / sum;
}

/** Mixes into each piece what the others mean to it; queries, keys and values lie side by side in `wide`. */
function attend(room: Room, inner: LayerRoom, width: number, count: number): void {
  const own = width / heads;
  const stride = 3 * width * numberBytes;
  const padded = upTo(count, 8);
  const { floats, multiply } = room;
  const factor = 1 / Math.sqrt(own);
  for (let head = 0; head < heads; head += 1) {
    const query = inner.wide + head * own * numberBytes;
    const key = query + width * numberBytes;
    const value = key + width * numberBytes;
    for (let line = 0; line < count; line += 1) {
      const keys = room.at(key + line * stride, own);
      for (let each = 0; each < own; each += 1)
        floats[inner.turned / numberBytes + each * padded + line] = (keys[each] as number) * factor;
    }
    const across = padded * numberBytes;
    multiply(
      query,
      stride,
      inner.turned,
      across,
      inner.none,
      inner.scores,
      across,
      count,
      own,
      padded,
    );
    for (let line = 0; line < count; line += 1) share(room.at(inner.scores + line * across, count));
    const out = inner.mixed + head * own * numberBytes;
    const outStride = width * numberBytes;
    multiply(inner.scores, across, value, stride, inner.none, out, outStride, count, count, own);
  }
}

function add(to: Float32Array, what: Float32Array): void {
  for (let each = 0; each < to.length; each += 1)
    to[each] = (to[each] as number) + (what[each] as number);
}

/**
 * One layer of the transformer: from `input`, `width` numbers per piece, to `size` numbers per piece in `out`.
 * The first layer is narrower; its input is widened on the side.
 */
export function makeLayer(room: Room, inner: LayerRoom, at: PlaceOf, nth: 0 | 1) {
  const part = `Layer_${nth}/TransformerLayer/`;
  const width = nth === 0 ? 256 : size;
  const norm = (where: string) =>
    [at(`${part}${where}`, 'layer_norm_scale'), at(`${part}${where}`, 'layer_norm_bias')] as const;
  const around = norm('layer_prepostprocess');
  const aroundFeed = norm('FFN/layer_prepostprocess');
  const matrix = (where: string, kernel = '/kernel') =>
    [at(`${part}${where}${kernel}`), at(`${part}${where}/bias`)] as const;
  const gather = matrix('MultiheadAttention/qkv_transform_single');
  const spread = matrix('MultiheadAttention/output_transform_single');
  const feedIn = matrix('FFN/conv1', '/Tensordot/Reshape_1');
  const feedOut = matrix('FFN/conv2', '/Tensordot/Reshape_1');
  const widen = nth === 0 ? matrix('dense') : undefined;
  const times = (
    from: number,
    fromWidth: number,
    [weights, bias]: readonly [number, number],
    to: number,
    toWidth: number,
    count: number,
  ): void =>
    room.multiply(
      from,
      fromWidth * numberBytes,
      weights,
      toWidth * numberBytes,
      bias,
      to,
      toWidth * numberBytes,
      count,
      fromWidth,
      toWidth,
    );
  return (input: number, out: number, count: number): void => {
    const all = count * size;
    normalize(room, input, width, around, inner.normal, count);
    times(inner.normal, width, gather, inner.wide, 3 * width, count);
    attend(room, inner, width, count);
    times(inner.mixed, width, spread, out, size, count);
    if (widen) {
      times(input, width, widen, inner.normal, size, count);
      add(room.at(out, all), room.at(inner.normal, all));
    } else add(room.at(out, all), room.at(input, all));
    normalize(room, out, size, aroundFeed, inner.normal, count);
    times(inner.normal, size, feedIn, inner.wide, feedSize, count);
    const wide = room.at(inner.wide, count * feedSize);
    for (let each = 0; each < wide.length; each += 1)
      wide[each] = Math.max(0, wide[each] as number);
    times(inner.wide, feedSize, feedOut, inner.normal, size, count);
    add(room.at(out, all), room.at(inner.normal, all));
  };
}
