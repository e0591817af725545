import { fieldMessages } from '@kbf/contracts';
import { invalid } from '@kbf/service-kit';

/** A place in a list that is ordered by time and id. */
export type Position = { at: Date; id: string };

/** First byte of a cursor: another layout gets another number, and old cursors are refused instead of misread. */
const layout = 1;
const bytes = 1 + 6 + 16;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An opaque cursor: layout, milliseconds, id, as base64url. */
export function encodeCursor({ at, id }: Position): string {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUInt8(layout, 0);
  buffer.writeUIntBE(at.getTime(), 1, 6);
  buffer.write(id.replaceAll('-', ''), 7, 'hex');
  return buffer.toString('base64url');
}

/** @throws 400 for anything that `encodeCursor` did not make */
export function decodeCursor(cursor: string): Position {
  const buffer = Buffer.from(cursor, 'base64url');
  const hex = buffer.subarray(7).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (
    buffer.length !== bytes ||
    buffer.toString('base64url') !== cursor ||
    buffer.readUInt8(0) !== layout ||
    !uuidPattern.test(id)
  )
    throw invalid('This place in the list does not exist. Please start from the beginning.', [
      { path: 'query.cursor', message: fieldMessages.cursor },
    ]);
  return { at: new Date(buffer.readUIntBE(1, 6)), id };
}
