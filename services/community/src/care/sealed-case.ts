import { open, seal } from '@kbf/process-kit';
import type { CommunityConfig } from '../config.ts';

type Key = Pick<CommunityConfig, 'SEALING_KEY'>;
type Part = 'words' | 'note' | 'contact';

/** Each text opens as what it is, in the case that it belongs to, and nowhere else. */
const placeOf = (id: string, part: Part) => `care case ${id} ${part}`;

/** Closes what a person wrote, or what an admin noted about it. */
export const sealOfCase = ({ SEALING_KEY }: Key, id: string, part: Part, text: string): string =>
  seal(SEALING_KEY, text, placeOf(id, part));

/** @returns null where nothing is kept */
export const openOfCase = (
  { SEALING_KEY }: Key,
  id: string,
  part: Part,
  sealed: string | null,
): string | null => (sealed === null ? null : open(SEALING_KEY, sealed, placeOf(id, part)));
