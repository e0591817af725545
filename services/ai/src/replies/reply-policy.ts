/**
 * Returns true if the requester is the author. A member must be the same member. A visitor's private id is the proof
 * itself, because a visitor who lost the first answer has no cookie.
 */
export function isAuthor(
  reply: { memberId: string | null },
  memberId: string | undefined,
): boolean {
  return reply.memberId === null || reply.memberId === memberId;
}
