import { createHash } from 'node:crypto';
import type { ReplyClaims } from '@kbf/contracts';
import { createTokenSigner } from '@kbf/process-kit';

/** How long a reply can be posted as ours after it was given. */
const lifetimeMs = 24 * 60 * 60_000;

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64url');

/** Signs the proof, for POST /api/prayers, that a reply to a request is ours. */
export function createReplyTokens(privateKey: string) {
  const sign = createTokenSigner(privateKey, lifetimeMs);
  const signReply = (given: {
    requestId: string | undefined;
    request: string;
    reply: string;
    verdict: 'public' | 'held';
  }): string => {
    const claims: ReplyClaims = {
      ...(given.requestId ? { rid: given.requestId } : {}),
      req: sha256(given.request),
      rep: sha256(given.reply),
      verdict: given.verdict,
    };
    return sign(claims);
  };
  return { sign: signReply };
}
export type ReplyTokens = ReturnType<typeof createReplyTokens>;
