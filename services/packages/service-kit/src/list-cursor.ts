import { fieldMessages } from '@kbf/contracts';
import { invalid } from './app-error.ts';

/** A place in a list that is ordered by a time in milliseconds and an id. */
export type ListPosition = { at: Date; id: string };

/** First byte of a cursor: another layout gets another number, and old cursors are refused instead of misread. */
const layout = 1;
const bytes = 1 + 6 + 16;
/** Years of five digits are written in a way that Postgres does not read. */
const lastMoment = Date.UTC(9999, 11, 31);

/** An opaque cursor: layout, milliseconds, id, as base64url. @param position with an `at` after 1970 */
export function encodeListCursor({ at, id }: ListPosition): string {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUInt8(layout, 0);
  buffer.writeUIntBE(at.getTime(), 1, 6);
  buffer.write(id.replaceAll('-', ''), 7, 'hex');
  return buffer.toString('base64url');
}

/** @throws 400 for anything that `encodeListCursor` did not make */
export function decodeListCursor(cursor: string): ListPosition {
  const buffer = Buffer.from(cursor, 'base64url');
  const canonical = buffer.length === bytes && buffer.toString('base64url') === cursor;
  const ms = canonical ? buffer.readUIntBE(1, 6) : lastMoment + 1;
  if (!canonical || buffer.readUInt8(0) !== layout || ms > lastMoment)
    throw invalid('This place in the list does not exist. Please start from the beginning.', [
      { path: 'query.cursor', message: fieldMessages.cursor },
    ]);
  const hex = buffer.subarray(7).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { at: new Date(ms), id };
}
