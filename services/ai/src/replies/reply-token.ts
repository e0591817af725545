import { createHash, createPublicKey } from 'node:crypto';
import type { ReplyClaims } from '@kbf/contracts';
import { createTokenSigner, createTokenVerifier, readPrivateKey } from '@kbf/process-kit';

/** How long a reply can be posted as ours. */
const lifetimeMs = 24 * 60 * 60_000;

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64url');

/** The public part of a private key. */
const publicKeyOf = (privateKey: string): string =>
  createPublicKey(readPrivateKey(privateKey))
    .export({ format: 'der', type: 'spki' })
    .toString('base64url');

/** Creates the proof that a reply to a request is ours: for POST /api/prayers, and for the history of a chat. */
export function createReplyTokens(privateKey: string) {
  const sign = createTokenSigner(privateKey, lifetimeMs);
  const signReply = (given: {
    requestId: string | undefined;
    request: string;
    reply: string;
    verdict: 'public' | 'held';
    source?: 'model' | 'guide';
  }): string => {
    const claims: ReplyClaims = {
      ...(given.requestId ? { rid: given.requestId } : {}),
      req: sha256(given.request),
      rep: sha256(given.reply),
      verdict: given.verdict,
      ...(given.source ? { src: given.source } : {}),
    };
    return sign(claims);
  };
  const verify = createTokenVerifier([publicKeyOf(privateKey)]);
  return {
    sign: signReply,
    /** Returns true if this exact text was a reply of ours in the last day. */
    isOurs: (token: string | undefined, reply: string): boolean =>
      token !== undefined && verify(token)?.['rep'] === sha256(reply),
    /** The same for a reply and the request that it answers. */
    isReplyTo: (token: string, request: string, reply: string): boolean => {
      const claims = verify(token);
      return claims?.['rep'] === sha256(reply) && claims['req'] === sha256(request);
    },
  };
}
export type ReplyTokens = ReturnType<typeof createReplyTokens>;
