import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp } from '../fields.ts';
import { redeemsToken } from './redeems-token.ts';
import { restoredContacts } from './restored-contacts.ts';

/** Calls about a pending change of your own phone or email. `updateMe` starts the change. */

export const contactKind = z.enum(['phone', 'email']);
export type ContactKind = z.infer<typeof contactKind>;

export const pendingChange = z.object({
  what: contactKind,
  value: z.string().describe('The new number in E.164, or the new address'),
  state: z
    .enum(['unconfirmed', 'waiting'])
    .describe(
      'unconfirmed: its message has not been redeemed yet; waiting: it has, and the change applies later',
    ),
  endsAt: timestamp.describe('When the message stops working, or when a waiting change applies'),
});
export type PendingChange = z.infer<typeof pendingChange>;

export const listPendingChanges = defineCall({
  id: 'listPendingChanges',
  method: 'GET',
  path: '/api/auth/me/pending',
  service: 'auth',
  audience: 'member',
  summary: 'The new phone and email that you entered and that have not taken effect yet.',
  answers: { 200: z.array(pendingChange) },
});

export const cancelPendingChange = defineCall({
  id: 'cancelPendingChange',
  method: 'DELETE',
  path: '/api/auth/me/pending/:what',
  service: 'auth',
  audience: 'member',
  summary:
    'Cancels a new phone or email that has not taken effect yet. Its message no longer works.',
  params: z.object({ what: contactKind }),
  answers: { 204: null },
  errors: [404],
});

export const undoContactChange = defineCall({
  id: 'undoContactChange',
  method: 'POST',
  path: '/api/auth/undo-change',
  service: 'auth',
  audience: 'all',
  summary:
    'Undoes all changes to phone, email and passkeys since the oldest one that can be undone, ' +
    'with the token sent to the contacts of that time. Ends every login, then logs in. ' +
    'Freezes the account if that would undo what another confirmed contact did. Stops its deletion.',
  ...redeemsToken,
  answers: {
    200: z.object({
      outcome: z.enum(['restored', 'frozen']),
      ...restoredContacts,
      passkeysRemoved: z.int().min(0),
    }),
  },
});

export const contactChangeCalls = [
  listPendingChanges,
  cancelPendingChange,
  undoContactChange,
] as const;
