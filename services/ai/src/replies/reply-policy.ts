/**
 * Whether a request is whose it says. A member's must be the same member's; a visitor's private id is the proof itself,
 * because a lost first answer leaves a visitor without a cookie.
 */
export function isAuthor(
  reply: { memberId: string | null },
  memberId: string | undefined,
): boolean {
  return reply.memberId === null || reply.memberId === memberId;
}
