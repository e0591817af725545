import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emailAddress, phoneText, timestamp, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';

import { linkAnswer } from './link-answer.ts';
import { currentUserDetails } from './people.ts';
import { redeemsToken } from './redeems-token.ts';

/** Calls about your own account: confirm an address, change contact data, export, delete. */

export const verifyEmail = defineCall({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  service: 'auth',
  audience: 'all',
  summary:
    'Confirms an email address with the token from an email, and logs in. ' +
    'A changed address is confirmed only where that account is logged in.',
  ...redeemsToken,
});

export const resendVerification = defineCall({
  id: 'resendVerification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  service: 'auth',
  audience: 'all',
  summary: 'Sends the confirmation email again. The answer is the same for every address.',
  body: z.object({ email: emailAddress }),
  answers: { 200: linkAnswer },
});

const name = writtenText(limits.contact.nameMax);

export const updateMe = defineCall({
  id: 'updateMe',
  method: 'PATCH',
  path: '/api/auth/me',
  service: 'auth',
  audience: 'member',
  summary:
    'Changes your name right away. A new phone or email applies once confirmed, or a day later if the login is older.',
  body: z.object({
    firstName: name.optional(),
    lastName: name.optional(),
    phone: phoneText(limits.login.phoneMax).optional(),
    email: emailAddress.optional(),
  }),
  answers: {
    200: currentUserDetails.extend({
      confirming: z
        .array(z.enum(['phone', 'email']))
        .describe('What we sent a text or email to. It changes once that message is redeemed'),
    }),
  },
});

export const exportState = z.object({
  id: uuid,
  state: z.enum(['gathering', 'ready']),
  createdAt: timestamp,
  archive: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('When ready: everything we know about the person, by service'),
});

export const startExport = defineCall({
  id: 'startExport',
  method: 'POST',
  path: '/api/auth/export',
  service: 'auth',
  audience: 'member',
  needsFreshLogin: true,
  summary: 'Collects everything the services know about the person.',
  answers: { 201: exportState },
});

export const getExport = defineCall({
  id: 'getExport',
  method: 'GET',
  path: '/api/auth/export/:id',
  service: 'auth',
  audience: 'member',
  needsFreshLogin: true,
  summary: 'The progress of the export and, once it is ready, the data.',
  params: z.object({ id: uuid }),
  answers: { 200: exportState },
  errors: [404],
});

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/auth/account',
  service: 'auth',
  audience: 'member',
  needsFreshLogin: true,
  summary:
    'Ends all logins and hides what the person shared right away. Deletes the person in every service 7 days later. ' +
    'The last admin must name another one first.',
  answers: { 204: null },
  errors: [409],
});

export const keepAccount = defineCall({
  id: 'keepAccount',
  method: 'POST',
  path: '/api/auth/keep-account',
  service: 'auth',
  audience: 'all',
  summary:
    'Stops the deletion of an account, with the token sent to its phone and email. It logs no one in. ' +
    'If changes can still be undone, the token is one for undoContactChange.',
  body: z.object({ token: z.string().min(1).max(200) }),
  answers: { 204: null },
  errors: [409, 410],
});

export const accountCalls = [
  verifyEmail,
  resendVerification,
  updateMe,
  startExport,
  getExport,
  deleteAccount,
  keepAccount,
] as const;
