import type { MessageContent } from './content.ts';

/** @throws for content without the link that the mail needs */
export function linkOf({ link }: MessageContent): string {
  if (!link) throw new Error('the mail has no link');
  return link;
}

/** The unsubscribe part of repeated mails. */
export const unsubscribing = ({ unsubscribe: href }: MessageContent, reason: string) =>
  href ? { unsubscribe: { reason, href } } : {};
