import { createHash } from 'node:crypto';
import type { OpenAudience } from '@kbf/contracts';

const hash = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** The content that makes two requests the same: text, photo, and how they are to be shared. */
export function contentHash(content: {
  message: string;
  photoUrl?: string | null | undefined;
  audience: OpenAudience;
  anonymous: boolean;
}): Uint8Array<ArrayBuffer> {
  const { message, photoUrl, audience, anonymous } = content;
  // Hash the photo first: this avoids another copy of a 5 MB text.
  const photo = photoUrl ? hash(photoUrl).toString('base64url') : null;
  // The last release hashed true for public and false for private.
  const share = audience === 'members' ? audience : audience === 'public';
  return new Uint8Array(hash(JSON.stringify([message, photo, share, anonymous])));
}
