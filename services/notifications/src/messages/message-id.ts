import { createHash } from 'node:crypto';

/**
 * The id of the message of one kind about one thing to one recipient, always the same: whatever is delivered twice, the
 * message goes out once.
 */
export function messageIdFor(kind: string, subjectId: string, recipient: string): string {
  const hex = createHash('sha256').update(`${kind} ${subjectId} ${recipient}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
