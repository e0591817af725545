/** Part of a file. The first and the last byte are included. */
export type ByteRange = { first: number; last: number };

/**
 * Reads a Range header. Players of audio and video need it. The package range-parser does not do: it refuses "the last
 * 500 bytes" of a shorter file, which means the whole file (RFC 9110, 14.1.2).
 * @returns undefined for the whole file (no range, or a form that may be ignored: several ranges, other units)
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
