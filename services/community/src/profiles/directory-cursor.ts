import { fieldMessages } from '@kbf/contracts';
import { invalid } from '@kbf/service-kit';

/** A place in the directory. */
export type DirectoryPosition = { sortName: string; userId: string };

const layout = 2;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An opaque cursor: layout, person, name in the order, as base64url. */
export function encodeDirectoryCursor({ sortName, userId }: DirectoryPosition): string {
  const head = Buffer.from([layout]);
  const person = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([head, person, Buffer.from(sortName, 'utf8')]).toString('base64url');
}

/** @throws 400 for anything that `encodeDirectoryCursor` did not make */
export function decodeDirectoryCursor(cursor: string): DirectoryPosition {
  const buffer = Buffer.from(cursor, 'base64url');
  const hex = buffer.subarray(1, 17).toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const sortName = buffer.subarray(17).toString('utf8');
  const position = { sortName, userId };
  const isSound = buffer[0] === layout && uuidPattern.test(userId) && !sortName.includes('\u0000');
  if (!isSound || encodeDirectoryCursor(position) !== cursor)
    throw invalid('This place in the list does not exist. Please start from the beginning.', [
      { path: 'query.cursor', message: fieldMessages.cursor },
    ]);
  return position;
}
