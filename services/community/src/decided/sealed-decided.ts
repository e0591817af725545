import { open, seal } from '@kbf/process-kit';
import type { CommunityConfig } from '../config.ts';

type Key = Pick<CommunityConfig, 'SEALING_KEY'>;
type Of = { kind: string; subjectId: string };
type Part = 'words' | 'note';

/** Each text can be decrypted only as this part of this subject. */
const placeOf = ({ kind, subjectId }: Of, part: Part) => `decided ${kind} ${subjectId} ${part}`;

/** Encrypts the words that an admin decided about, or the admin's note. */
export const sealOfDecided = ({ SEALING_KEY }: Key, of: Of, part: Part, text: string): string =>
  seal(SEALING_KEY, text, placeOf(of, part));

export const openOfDecided = ({ SEALING_KEY }: Key, of: Of, part: Part, sealed: string): string =>
  open(SEALING_KEY, sealed, placeOf(of, part));
