import { z } from 'zod';
import { role } from '../auth/people.ts';
import { timestamp, uuid } from '../fields.ts';
import { limits } from '../limits.ts';
import { defineInternalCall } from './internal-call.ts';

/** Long enough for a busy database. A request or a message waits for the answer. */
const timeoutMs = 3_000;

/** The current owner of a login; null if the login ended, expired, is unknown, or its person is suspended. */
export const identifyLogin = defineInternalCall({
  id: 'identifyLogin',
  method: 'POST',
  path: '/internal/identity',
  service: 'auth',
  callers: ['gateway'],
  /** The value of the login cookie. */
  body: z.object({ cookie: z.string().min(1).max(200) }),
  answer: z.object({
    identity: z
      .object({
        userId: uuid,
        role,
        loginId: uuid,
        authTime: z
          .int()
          .describe(
            'When the person last proved who they are, in Unix seconds; 0: not in this login',
          ),
        isApproved: z.boolean().default(false).describe('By an admin; true for admins'),
      })
      .nullable(),
  }),
  timeoutMs,
});
export type IdentityAnswer = z.infer<typeof identifyLogin.answer>;

/** Ends a login by its cookie, for a person who logged out while auth was away. Ending it twice is harmless. */
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

/** Contact data of the admins: confirmed data only. */
export const listAdminContacts = defineInternalCall({
  id: 'listAdminContacts',
  method: 'GET',
  path: '/internal/admin-contacts',
  service: 'auth',
  callers: ['notifications'],
  answer: z.object({
    admins: z.array(
      z.object({
        personId: uuid.optional().describe('Missing from an auth of the last release'),
        phone: z.string().nullable().describe('E.164'),
        email: z.string().nullable(),
      }),
    ),
  }),
  timeoutMs,
});
export type AdminContacts = z.infer<typeof listAdminContacts.answer>;

/**
 * A person's contact data: confirmed data only, empty for a suspended person, missing once the person is removed.
 * During erasure the call still answers, so that other services can find what they stored for a number.
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

/**
 * The contact data that these people may show to others: what they have confirmed, if an admin has approved them. Other
 * people are missing, also suspended ones.
 */
export const listContactsToShow = defineInternalCall({
  id: 'listContactsToShow',
  method: 'POST',
  path: '/internal/contacts-to-show',
  service: 'auth',
  callers: ['community'],
  body: z.object({ personIds: z.array(uuid).max(limits.list.max) }),
  answer: z.object({
    contacts: z.array(
      z.object({
        personId: uuid,
        phone: z.string().nullable().describe('E.164'),
        email: z.string().nullable(),
      }),
    ),
  }),
  timeoutMs,
});
export type ContactsToShow = z.infer<typeof listContactsToShow.answer>['contacts'][number];

const provenContact = z.object({
  value: z.string(),
  until: timestamp.nullable().describe('When it stopped being theirs; null for what still is'),
});

/**
 * All numbers and addresses that a person has ever confirmed, also earlier ones. Use them to find what the person sent
 * before they were a member, never to write to them. Unconfirmed data is left out. The call answers until an erased
 * person is removed, even if suspended; for an unknown person the list is empty.
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
