import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emailAddress, loginCode, phoneText, timestamp, uuid } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldMessages } from '../messages/field-messages.ts';
import { linkAnswer } from './link-answer.ts';
import { restoredContacts } from './restored-contacts.ts';
import { currentUser, currentUserDetails } from './people.ts';
import { redeemsToken } from './redeems-token.ts';

const phoneNumber = phoneText(limits.login.phoneMax, 1, fieldMessages.loginPhone).describe(
  'In any common format. Without a country code, it is read as a US number',
);

export const sendMagicLink = defineCall({
  id: 'sendMagicLink',
  method: 'POST',
  path: '/api/auth/send-magic-link',
  service: 'auth',
  audience: 'all',
  summary: 'Sends a login link and code to a member’s phone.',
  body: z.object({ phoneNumber }),
  answers: { 200: linkAnswer },
});

export const sendEmailLink = defineCall({
  id: 'sendEmailLink',
  method: 'POST',
  path: '/api/auth/send-email-link',
  service: 'auth',
  audience: 'all',
  summary: 'Sends a login link to a member’s confirmed email address.',
  body: z.object({ email: emailAddress }),
  answers: { 200: linkAnswer },
});

export const inspectLink = defineCall({
  id: 'inspectLink',
  method: 'POST',
  path: '/api/auth/inspect-link',
  service: 'auth',
  audience: 'all',
  summary:
    'Tells who a link in a text or an email is for and what it does in this browser, without using it up.',
  body: z.object({ token: z.string().min(1).max(200) }),
  answers: {
    200: z.object({
      to: z.string().describe('The number or address that it was sent to, masked'),
      purpose: z.enum(['login', 'confirm-phone', 'confirm-email', 'undo']),
      askedHere: z
        .boolean()
        .describe('This browser requested the text and may redeem it right away'),
      switches: z.boolean().describe('Someone else is logged in here: `switchLogin` is needed'),
      needsLogin: z
        .boolean()
        .describe('It changes the contact data of an account that is not logged in here'),
      restores: z
        .object({ ...restoredContacts, before: timestamp.describe('When the changes began') })
        .optional()
        .describe('For an undo: what is restored'),
    }),
  },
  errors: [410],
});

export const redeemLink = defineCall({
  id: 'redeemLink',
  method: 'POST',
  path: '/api/auth/redeem-link',
  service: 'auth',
  audience: 'all',
  summary:
    'Logs in with the token of a login link, or confirms a new number where its account is logged in. Works once.',
  ...redeemsToken,
});

export const redeemCode = defineCall({
  id: 'redeemCode',
  method: 'POST',
  path: '/api/auth/redeem-code',
  service: 'auth',
  audience: 'all',
  summary:
    'Logs in with the six digits of the text message, or confirms a new number. ' +
    'Works once. Five wrong codes end the request.',
  body: z.object({ phoneNumber, code: loginCode }),
  answers: { 200: currentUser },
  errors: [403, 409, 410],
});

export const logout = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  service: 'auth',
  audience: 'all',
  summary: 'Ends this login. Also succeeds for someone who is not logged in.',
  answers: { 204: null },
});

export const getAuthUser = defineCall({
  id: 'getAuthUser',
  method: 'GET',
  path: '/api/auth/user',
  service: 'auth',
  audience: 'member',
  summary: 'The logged-in person.',
  answers: { 200: currentUser },
});

export const getUser = defineCall({
  id: 'getUser',
  method: 'GET',
  path: '/api/user',
  service: 'auth',
  audience: 'member',
  summary: 'The logged-in person with contact data.',
  answers: { 200: currentUserDetails },
  errors: [403],
});

export const loginSession = z.object({
  id: uuid,
  device: z.string().describe('Browser and system, in words'),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  current: z.boolean(),
});
export type LoginSession = z.infer<typeof loginSession>;

export const listLoginSessions = defineCall({
  id: 'listLoginSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  service: 'auth',
  audience: 'member',
  summary: 'Where this person is logged in.',
  answers: { 200: z.array(loginSession) },
});

export const endOtherLoginSessions = defineCall({
  id: 'endOtherLoginSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  service: 'auth',
  audience: 'member',
  needsFreshLogin: true,
  summary: 'Ends every other login of this person.',
  answers: { 204: null },
});

export const endLoginSession = defineCall({
  id: 'endLoginSession',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  service: 'auth',
  audience: 'member',
  summary:
    'Ends one login of this person: their own, or with a login of the last 15 minutes another one.',
  params: z.object({ id: uuid }),
  answers: { 204: null },
  errors: [404, 409],
});

export const authCalls = [
  sendMagicLink,
  sendEmailLink,
  inspectLink,
  redeemLink,
  redeemCode,
  logout,
  getAuthUser,
  getUser,
  listLoginSessions,
  endOtherLoginSessions,
  endLoginSession,
] as const;
