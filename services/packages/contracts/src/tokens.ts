import { z } from 'zod';

/** What signed tokens say. Who signs and who reads them are different services. */

/** Of `x-identity`, from the gateway to one service (`aud`). */
export const identityClaims = z.object({
  aud: z.string(),
  /** The person who is logged in. */
  sub: z.uuid().optional(),
  /** The visitor, by cookie. */
  vis: z.string().max(100).optional(),
  role: z.enum(['visitor', 'member', 'admin']),
  /** The login session. */
  lid: z.uuid().optional(),
});
export type IdentityClaims = z.infer<typeof identityClaims>;

/** Of `x-service`: the process that calls, and the service that is called. */
export const serviceClaims = z.object({ iss: z.string(), aud: z.string() });
export type ServiceClaims = z.infer<typeof serviceClaims>;

/** Of a reply token, from ai to community by way of the browser: a reply to a request is ours. */
export const replyClaims = z.object({
  /** Id of the request, when it had one. */
  rid: z.string().optional(),
  /** SHA-256 of the request's text and of the reply, base64url. */
  req: z.string(),
  rep: z.string(),
  /** What moderation said of both. */
  verdict: z.enum(['public', 'held']),
  /** Who wrote the reply. */
  src: z.enum(['model', 'guide']).optional(),
});
export type ReplyClaims = z.infer<typeof replyClaims>;
