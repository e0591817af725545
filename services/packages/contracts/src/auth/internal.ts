import { z } from 'zod';
import { uuid } from '../fields.ts';
import { role } from './people.ts';

/**
 * What auth answers to other services on its internal routes. No browser ever calls these.
 */

/** Body of `POST /internal/identity`: the value of the login cookie. */
export const identityQuestion = z.object({ cookie: z.string().min(1).max(200) });

/** Whom that login belongs to now; null for an ended, expired, unknown or suspended one. */
export const identityAnswer = z.object({
  identity: z.object({ userId: uuid, role, loginId: uuid }).nullable(),
});
export type IdentityAnswer = z.infer<typeof identityAnswer>;

/** Answer of `GET /internal/admin-contacts`: proven contact data only. */
export const adminContacts = z.object({
  admins: z.array(
    z.object({ phone: z.string().nullable().describe('E.164'), email: z.string().nullable() }),
  ),
});
export type AdminContacts = z.infer<typeof adminContacts>;

/**
 * Answer of `GET /internal/contacts/:personId`: proven contact data only, none of who is suspended; 404 once the person
 * is removed. Somebody who is being erased is still answered for until then, so that what is kept about a number can be
 * found.
 */
export const personContacts = z.object({
  phone: z.string().nullable().describe('E.164'),
  email: z.string().nullable(),
  fullName: z.string(),
  claims: z
    .array(z.string())
    .optional()
    .describe(
      'Given for this person and never proven: to find what is to be erased, never to write to',
    ),
});
export type PersonContacts = z.infer<typeof personContacts>;
