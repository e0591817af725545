import { z } from 'zod';
import { openUndoOfDecided, sealOfDecided } from './sealed.ts';
import type { Key } from './sealed.ts';

const columns = z.record(z.string(), z.unknown());
const undo = z.object({
  before: columns,
  after: columns,
  /** The photo of a prayer that was decided with it. */
  photoId: z.string().nullable(),
  /** Whether other people see a difference. The author is not told about dismissed reports. */
  isChange: z.boolean(),
});
type Undo = z.output<typeof undo>;
type Of = { kind: string; subjectId: string };

/** What an undo restores. It holds words, so that it is sealed. */
export const undoOf = {
  seal: (key: Key, of: Of, value: Undo) => sealOfDecided(key, of, 'undo', JSON.stringify(value)),
  /** @returns undefined when it was sealed with another key */
  open: (key: Key, of: Of, sealed: string): Undo | undefined => {
    const opened = openUndoOfDecided(key, of, sealed);
    return opened === undefined ? undefined : undo.parse(JSON.parse(opened));
  },
};
