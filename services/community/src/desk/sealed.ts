import { open, seal } from '@kbf/process-kit';
import type { CommunityConfig } from '../config.ts';

/** What the desk needs to encrypt and decrypt words. */
export type Key = Pick<CommunityConfig, 'SEALING_KEY'>;
type Decided = { kind: string; subjectId: string };

/** Each text can be decrypted only as this part of this case. */
const ofCase = (id: string, part: 'words' | 'note' | 'contact') => `care case ${id} ${part}`;
const ofDecided = ({ kind, subjectId }: Decided, part: 'words' | 'note' | 'undo') =>
  `decided ${kind} ${subjectId} ${part}`;

type CasePart = Parameters<typeof ofCase>[1];
type DecidedPart = Parameters<typeof ofDecided>[1];

/** Encrypts a person's words, or an admin's note about them. */
export const sealOfCase = ({ SEALING_KEY }: Key, id: string, part: CasePart, text: string) =>
  seal(SEALING_KEY, text, ofCase(id, part));

/** @returns null when nothing is stored */
export const openOfCase = (
  { SEALING_KEY }: Key,
  id: string,
  part: CasePart,
  text: string | null,
) => (text === null ? null : open(SEALING_KEY, text, ofCase(id, part)));

/** Encrypts the words that an admin decided about, the admin's note, or what an undo restores. */
export const sealOfDecided = ({ SEALING_KEY }: Key, of: Decided, part: DecidedPart, text: string) =>
  seal(SEALING_KEY, text, ofDecided(of, part));

/** @returns the text as it was before `sealOfDecided` */
export const openOfDecided = ({ SEALING_KEY }: Key, of: Decided, part: DecidedPart, text: string) =>
  open(SEALING_KEY, text, ofDecided(of, part));
