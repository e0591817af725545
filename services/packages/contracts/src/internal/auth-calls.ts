import { z } from 'zod';
import { role } from '../auth/people.ts';
import { timestamp, uuid } from '../fields.ts';
import { defineInternalCall } from './internal-call.ts';

/** Long enough for a database that is busy; whoever waits for it is a request or a message. */
const timeoutMs = 3_000;

/** Whom a login belongs to now; null for an ended, expired, unknown or suspended one. */
export const identifyLogin = defineInternalCall({
  id: 'identifyLogin',
  method: 'POST',
  path: '/internal/identity',
  service: 'auth',
  callers: ['gateway'],
  /** The value of the login cookie. */
  body: z.object({ cookie: z.string().min(1).max(200) }),
  answer: z.object({ identity: z.object({ userId: uuid, role, loginId: uuid }).nullable() }),
  timeoutMs,
});
export type IdentityAnswer = z.infer<typeof identifyLogin.answer>;

/** Ends the login of a cookie, for who logged out while auth was away. Ending one that has ended is fine, too. */
export const endLogin = defineInternalCall({
  id: 'endLogin',
  method: 'POST',
  path: '/internal/end-login',
  service: 'auth',
  callers: ['gateway'],
  /** The value of the login cookie. */
  body: z.object({ cookie: z.string().min(1).max(200) }),
  answer: z.object({ ended: z.boolean().describe('Whether it was a login until now') }),
  timeoutMs,
});

/** Where the admins can be reached: proven contact data only. */
export const listAdminContacts = defineInternalCall({
  id: 'listAdminContacts',
  method: 'GET',
  path: '/internal/admin-contacts',
  service: 'auth',
  callers: ['notifications'],
  answer: z.object({
    admins: z.array(
      z.object({ phone: z.string().nullable().describe('E.164'), email: z.string().nullable() }),
    ),
  }),
  timeoutMs,
});
export type AdminContacts = z.infer<typeof listAdminContacts.answer>;

/**
 * Where a person can be reached: proven contact data only, none of who is suspended; missing once the person is
 * removed. Somebody who is being erased is still answered for until then, so that what is kept about a number can be
 * found.
 */
export const findPersonContacts = defineInternalCall({
  id: 'findPersonContacts',
  method: 'GET',
  path: '/internal/contacts/:personId',
  service: 'auth',
  callers: ['notifications', 'community'],
  params: z.object({ personId: uuid }),
  answer: z.object({
    phone: z.string().nullable().describe('E.164'),
    email: z.string().nullable(),
    fullName: z.string(),
    claims: z
      .array(z.string())
      .optional()
      .describe(
        'Given for this person and never proven: to find what is to be erased, never to write to',
      ),
  }),
  mayBeMissing: true,
  timeoutMs,
});
export type PersonContacts = z.infer<typeof findPersonContacts.answer>;

const provenContact = z.object({
  value: z.string(),
  until: timestamp.nullable().describe('When it stopped being theirs; null for what still is'),
});

/**
 * The numbers and addresses that a person has proven, also those that they changed away from: to find what they sent
 * before anybody knew them, never to write to. Nothing that was only typed. Who is being erased is answered for until
 * they are removed, suspended or not; of nobody there is nothing.
 */
export const findProvenContacts = defineInternalCall({
  id: 'findProvenContacts',
  method: 'GET',
  path: '/internal/proven-contacts/:personId',
  service: 'auth',
  callers: ['intake'],
  params: z.object({ personId: uuid }),
  answer: z.object({
    emails: z.array(provenContact).describe('Lower case'),
    phones: z.array(provenContact).describe('E.164'),
  }),
  timeoutMs,
});
export type ProvenContacts = z.infer<typeof findProvenContacts.answer>;
