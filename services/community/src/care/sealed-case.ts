import { open, seal } from '@kbf/process-kit';
import type { CommunityConfig } from '../config.ts';

type Key = Pick<CommunityConfig, 'SEALING_KEY'>;
type Part = 'words' | 'note' | 'contact';

/** Each text can be decrypted only as this part of this case. */
const placeOf = (id: string, part: Part) => `care case ${id} ${part}`;

/** Encrypts a person's words, or an admin's note about them. */
export const sealOfCase = ({ SEALING_KEY }: Key, id: string, part: Part, text: string): string =>
  seal(SEALING_KEY, text, placeOf(id, part));

/** @returns null when nothing is stored */
export const openOfCase = (
  { SEALING_KEY }: Key,
  id: string,
  part: Part,
  sealed: string | null,
): string | null => (sealed === null ? null : open(SEALING_KEY, sealed, placeOf(id, part)));
