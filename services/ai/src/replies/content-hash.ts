import { createHash } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** What makes two requests the same: text, photo, and how they are to be shared. */
export function contentHash(content: {
  message: string;
  photoUrl?: string | null | undefined;
  share: boolean;
  anonymous: boolean;
}): Uint8Array<ArrayBuffer> {
  const { message, photoUrl, share, anonymous } = content;
  // By its own hash: a photo of 5 MB is not written into one more text.
  const photo = photoUrl ? hash(photoUrl).toString('base64url') : null;
  return new Uint8Array(hash(JSON.stringify([message, photo, share, anonymous])));
}
