import { z } from 'zod';

/** Contents of signed tokens. One service signs a token, another service reads it. */

/** Claims of `x-identity`, from the gateway to one service (`aud`). */
export const identityClaims = z.object({
  aud: z.string(),
  /** The person who is logged in. */
  sub: z.uuid().optional(),
  /** The visitor, by cookie. */
  vis: z.string().max(100).optional(),
  role: z.enum(['visitor', 'member', 'admin']),
  /** The login session. */
  lid: z.uuid().optional(),
  /** When the person last proved who they are, in seconds since 1970 (as in OpenID Connect). */
  auth_time: z.int().optional(),
});
export type IdentityClaims = z.infer<typeof identityClaims>;

/** Claims of `x-service`: the calling process, and the service that is called. */
export const serviceClaims = z.object({ iss: z.string(), aud: z.string() });
export type ServiceClaims = z.infer<typeof serviceClaims>;

/**
 * Claims of a reply token, from ai to community through the browser. It proves that our assistant wrote the reply to a
 * request.
 */
export const replyClaims = z.object({
  /** Id of the request, if it had one. */
  rid: z.string().optional(),
  /** SHA-256 of the request's text and of the reply, base64url. */
  req: z.string(),
  rep: z.string(),
  /** The moderation verdict on both. */
  verdict: z.enum(['public', 'held']),
  /** Who wrote the reply. */
  src: z.enum(['model', 'guide']).optional(),
});
export type ReplyClaims = z.infer<typeof replyClaims>;
