import { createHash } from 'node:crypto';
import { replyClaims } from '@kbf/contracts';
import type { ReplyClaims } from '@kbf/contracts';
import { createTokenVerifier } from '@kbf/process-kit';

export type ReplyProof = {
  requestId: string | undefined;
  request: string;
  response: string;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Checks that a response is the one that the prayer assistant wrote for this exact request.
 * @returns the assistant's verdict on the request, or undefined when the token does not prove it
 */
export function createReplyVerifier(publicKey: string) {
  const verify = createTokenVerifier([publicKey]);
  return (token: string, proof: ReplyProof): Pick<ReplyClaims, 'verdict' | 'src'> | undefined => {
    const parsed = replyClaims.safeParse(verify(token));
    if (!parsed.success) return undefined;
    const { rid, req, rep, verdict, src } = parsed.data;
    if (rid !== undefined && rid !== proof.requestId) return undefined;
    if (req !== hashOf(proof.request) || rep !== hashOf(proof.response)) return undefined;
    return { verdict, src };
  };
}
export type ReplyVerifier = ReturnType<typeof createReplyVerifier>;
