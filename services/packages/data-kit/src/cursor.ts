import { fieldMessages } from '@kbf/contracts';
import { invalid } from '@kbf/service-kit';

/** Encodes a position in a list for the client, which sends it back to get the next page. */
export type Cursor<Position> = {
  encode: (position: Position) => string;
  /** @throws 400 for anything that `encode` did not make */
  decode: (cursor: string) => Position;
};

/** Position in a list that is ordered by a time in milliseconds and an id. */
export type TimePosition = { at: Date; id: string };

/** Position in a list that is ordered by a count, a time and an id. */
export type CountPosition = TimePosition & { count: number };

/** Position in a list that is ordered by a text and an id. */
export type TextPosition = { text: string; id: string };

/**
 * First byte: the kind of cursor. A changed layout gets a new number, so that old cursors are refused and not misread.
 */
const layouts = { time: 3, text: 2, count: 4 } as const;
const idBytes = 16;
const timeBytes = 6;
/** Postgres cannot read the ISO form of years with five digits. */
const lastMoment = Date.UTC(9999, 11, 31);

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idFrom = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const noCursor = () =>
  invalid('This place in the list does not exist. Please start from the beginning.', [
    { path: 'query.cursor', message: fieldMessages.cursor },
  ]);

function bytesOfTime(at: Date): Buffer {
  const bytes = Buffer.alloc(timeBytes);
  bytes.writeUIntBE(at.getTime(), 0, timeBytes);
  return bytes;
}

function timeFrom(bytes: Buffer): Date | undefined {
  const ms = bytes.length === timeBytes ? bytes.readUIntBE(0, timeBytes) : lastMoment + 1;
  return ms > lastMoment ? undefined : new Date(ms);
}

/** Layout, id and the rest, as base64url. Decoding refuses any text that encoding would not produce. */
function cursorOf<Position extends { id: string }>(
  layout: number,
  rest: {
    write: (position: Position) => Buffer;
    read: (bytes: Buffer, id: string) => Position | undefined;
  },
): Cursor<Position> {
  const encode = (position: Position) =>
    Buffer.concat([Buffer.from([layout]), bytesOf(position.id), rest.write(position)]).toString(
      'base64url',
    );
  return {
    encode,
    decode: (cursor) => {
      const bytes = Buffer.from(cursor, 'base64url');
      if (bytes[0] !== layout || bytes.length <= idBytes) throw noCursor();
      const id = idFrom(bytes.subarray(1, 1 + idBytes));
      const position = rest.read(bytes.subarray(1 + idBytes), id);
      if (!position || encode(position) !== cursor) throw noCursor();
      return position;
    },
  };
}

/** For lists ordered by time. @param position with an `at` after 1970 */
export const timeCursor = cursorOf<TimePosition>(layouts.time, {
  write: ({ at }) => bytesOfTime(at),
  read: (bytes, id) => {
    const at = timeFrom(bytes);
    return at && { at, id };
  },
});

/** For lists ordered by a count, which fits in an integer of Postgres, and a time. */
export const countCursor = cursorOf<CountPosition>(layouts.count, {
  write: ({ count, at }) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(count);
    return Buffer.concat([bytes, bytesOfTime(at)]);
  },
  read: (bytes, id) => {
    const at = timeFrom(bytes.subarray(4));
    const count = at ? bytes.readInt32BE() : -1;
    return at && count >= 0 ? { count, at, id } : undefined;
  },
});

/** For lists ordered by a text, such as names. */
export const textCursor = cursorOf<TextPosition>(layouts.text, {
  write: ({ text }) => Buffer.from(text, 'utf8'),
  read: (bytes, id) => {
    const text = bytes.toString('utf8');
    return text.includes('\u0000') ? undefined : { text, id };
  },
});
