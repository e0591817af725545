import type { PrayerComment } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { isAuthor } from '../people/author-policy.ts';
import type { Authored } from '../people/author-policy.ts';

type Row = Authored & {
  id: string;
  authorName: string;
  comment: string;
  createdAt: Date;
  editedAt: Date | null;
};

export function presentComment(row: Row, identity: Identity): PrayerComment {
  return {
    id: row.id,
    userName: row.authorName,
    comment: row.comment,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    mine: isAuthor(identity, row),
  };
}
