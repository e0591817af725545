import { open, seal, SealError } from '@kbf/process-kit';
import type { CommunityConfig } from '../config.ts';

/** What the desk needs to encrypt and decrypt words. */
export type Key = Pick<CommunityConfig, 'SEALING_KEY'>;
type Message = { chatId: string; id: string };
type Decided = { kind: string; subjectId: string };

/** Each text can be decrypted only as this part of this case. */
const ofCase = (id: string, part: 'words' | 'note' | 'contact') => `care case ${id} ${part}`;
const ofDecided = ({ kind, subjectId }: Decided, part: 'words' | 'note' | 'undo') =>
  `decided ${kind} ${subjectId} ${part}`;

const ofChat = ({ chatId, id }: Message) => `chat ${chatId} message ${id}`;

type CasePart = Parameters<typeof ofCase>[1];
type DecidedPart = Parameters<typeof ofDecided>[1];

/** Encrypts a person's words, or an admin's note about them. */
export const sealOfCase = ({ SEALING_KEY }: Key, id: string, part: CasePart, text: string) =>
  seal(SEALING_KEY, text, ofCase(id, part));

/** Stands for a text that was sealed with an older key, so that one row does not stop the desk. */
export const unopenable = 'This text cannot be opened with today’s key';

/** @returns undefined when it was sealed with another key */
function tryToOpen({ SEALING_KEY }: Key, text: string, boundTo: string): string | undefined {
  try {
    return open(SEALING_KEY, text, boundTo);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/** @returns null when nothing is stored; `unopenable` when it was sealed with another key */
export const openOfCase = (
  key: Key,
  id: string,
  part: Exclude<CasePart, 'contact'>,
  text: string | null,
): string | null => (text === null ? null : (tryToOpen(key, text, ofCase(id, part)) ?? unopenable));

/** @returns null when nothing is stored, or it was sealed with another key */
export const openContactOfCase = (key: Key, id: string, text: string | null): string | null =>
  text === null ? null : (tryToOpen(key, text, ofCase(id, 'contact')) ?? null);

/** Encrypts a message of a private chat. */
export const sealOfChat = ({ SEALING_KEY }: Key, of: Message, text: string) =>
  seal(SEALING_KEY, text, ofChat(of));

/** @returns `unopenable` when it was sealed with another key */
export const openOfChat = (key: Key, of: Message, text: string): string =>
  tryToOpen(key, text, ofChat(of)) ?? unopenable;

/** Encrypts the copy of the last messages that belongs to a report. */
export const sealOfReportedChat = ({ SEALING_KEY }: Key, reportId: string, text: string) =>
  seal(SEALING_KEY, text, `reported chat ${reportId}`);

/** @returns undefined when it was sealed with another key */
export const openOfReportedChat = (key: Key, reportId: string, text: string) =>
  tryToOpen(key, text, `reported chat ${reportId}`);

/** Encrypts the words that an admin decided about, the admin's note, or what an undo restores. */
export const sealOfDecided = ({ SEALING_KEY }: Key, of: Decided, part: DecidedPart, text: string) =>
  seal(SEALING_KEY, text, ofDecided(of, part));

/** @returns the text as it was before `sealOfDecided`; `unopenable` when it was sealed with another key */
export const openOfDecided = (
  key: Key,
  of: Decided,
  part: Exclude<DecidedPart, 'undo'>,
  text: string,
): string => tryToOpen(key, text, ofDecided(of, part)) ?? unopenable;

/** @returns undefined when it was sealed with another key */
export const openUndoOfDecided = (key: Key, of: Decided, text: string): string | undefined =>
  tryToOpen(key, text, ofDecided(of, 'undo'));
