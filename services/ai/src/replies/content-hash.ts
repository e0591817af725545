import { createHash } from 'node:crypto';

/** What makes two requests the same: text, photo, and how they are to be shared. */
export function contentHash(content: {
  message: string;
  photoUrl?: string | null | undefined;
  share: boolean;
  anonymous: boolean;
}): Uint8Array<ArrayBuffer> {
  const { message, photoUrl, share, anonymous } = content;
  const whole = JSON.stringify([message, photoUrl ?? null, share, anonymous]);
  return new Uint8Array(createHash('sha256').update(whole, 'utf8').digest());
}
