import type { PrayerComment } from '@kbf/contracts';

/** Marks a comment that the server has not confirmed yet. */
const sendingMark = 'sending:';
export const isOnItsWay = ({ id }: PrayerComment) => id.startsWith(sendingMark);

/** A comment that is being sent. */
export const onItsWay = (sent: { comment: string; userName?: string | null | undefined }) => ({
  id: sendingMark + crypto.randomUUID(),
  userName: sent.userName ?? 'Community Member',
  comment: sent.comment,
  createdAt: new Date().toISOString(),
  editedAt: null,
  mine: true,
});

export type CommentChange = { add: PrayerComment } | { remove: string };

/** Changes a list of comments in place. @returns whether it changed */
export function change(comments: PrayerComment[], what: CommentChange): boolean {
  if ('add' in what) return comments.push(what.add) > 0;
  const at = comments.findIndex(({ id }) => id === what.remove);
  return at >= 0 && comments.splice(at, 1).length > 0;
}
