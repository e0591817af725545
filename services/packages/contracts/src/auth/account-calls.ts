import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listQuery, storableText, timestamp, uuid, writtenText, yesOrNo } from '../fields.ts';
import { limits } from '../limits.ts';
import { contactKind } from './contact-change-calls.ts';
import { linkAnswer } from './link-answer.ts';
import { currentUserDetails, role } from './people.ts';
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
  summary: 'Sends the mail that confirms an address once more. The same answer for every address.',
  body: z.object({ email: z.email().max(254) }),
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
    'Changes one’s name at once; a new phone or email once confirmed, a day later if the login is not of just now.',
  body: z.object({
    firstName: name.optional(),
    lastName: name.optional(),
    phone: z.string().trim().min(1).max(32).optional(),
    email: z.email().max(254).optional(),
  }),
  answers: {
    200: currentUserDetails.extend({
      confirming: z
        .array(z.enum(['phone', 'email']))
        .describe('What was sent a text or mail now, and changes once that is redeemed'),
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
    .describe('When ready: everything that is known of the person, by service'),
});

export const startExport = defineCall({
  id: 'startExport',
  method: 'POST',
  path: '/api/auth/export',
  service: 'auth',
  audience: 'member',
  summary: 'Gathers everything that all services know of the person.',
  answers: { 201: exportState },
});

export const getExport = defineCall({
  id: 'getExport',
  method: 'GET',
  path: '/api/auth/export/:id',
  service: 'auth',
  audience: 'member',
  summary: 'How far the export is, and when it is ready, all of it.',
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
  summary:
    'Ends all logins now and erases the person in every service. The last admin names another one first.',
  answers: { 204: null },
  errors: [409],
});

/** A member as admins see them. */
export const memberRecord = z.object({
  id: uuid,
  fullName: z.string(),
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  role,
  suspended: z.boolean(),
  frozen: z
    .object({ phone: z.string(), email: z.string() })
    .nullable()
    .describe('The two proven contacts that disagree about who owns the account'),
  approved: z
    .boolean()
    .describe(
      'By an admin. Someone who joined with an email alone sees the same contact details of others as a visitor',
    ),
  createdAt: timestamp,
  lastSeenAt: timestamp.nullable(),
});
export type MemberRecord = z.infer<typeof memberRecord>;

export const listMembers = defineCall({
  id: 'listMembers',
  method: 'GET',
  path: '/api/auth/members',
  service: 'auth',
  audience: 'admin',
  summary:
    'The members, newest first; search in name, phone and email, by role, suspension, and frozen accounts.',
  query: listQuery.extend({
    search: storableText(200).trim().optional(),
    role: role.optional(),
    suspended: yesOrNo.optional(),
    frozen: yesOrNo.optional(),
  }),
  answers: { 200: z.array(memberRecord) },
});

export const updateMember = defineCall({
  id: 'updateMember',
  method: 'PATCH',
  path: '/api/auth/members/:id',
  service: 'auth',
  audience: 'admin',
  summary:
    'Changes a role, approves, or suspends. The last admin stays one; nobody suspends themselves.',
  params: z.object({ id: uuid }),
  body: z.object({
    role: role.optional(),
    suspended: z.boolean().optional(),
    approved: z.literal(true).optional(),
  }),
  answers: { 200: memberRecord },
  errors: [404, 409],
});

export const giveAccount = defineCall({
  id: 'giveAccount',
  method: 'POST',
  path: '/api/auth/members/:id/owner',
  service: 'auth',
  audience: 'admin',
  summary:
    'Decides who owns a frozen account: one of the two contacts that disagree. It stays the only one, and can log in.',
  params: z.object({ id: uuid }),
  body: z.object({ contact: contactKind }),
  answers: { 200: memberRecord },
  errors: [404, 409],
});

export const sendMemberLink = defineCall({
  id: 'sendMemberLink',
  method: 'POST',
  path: '/api/auth/members/:id/login-link',
  service: 'auth',
  audience: 'admin',
  summary:
    'Sends a login link to a member whom a limit keeps out. It goes to their own proven contact alone.',
  params: z.object({ id: uuid }),
  body: z.object({ channel: z.enum(['sms', 'email']) }),
  answers: { 200: linkAnswer },
  errors: [404, 409],
});

export const auditRecord = z.object({
  id: uuid,
  at: timestamp,
  actorId: uuid.nullable().describe('null for the system'),
  actorName: z.string().nullable(),
  action: z.string(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

export const listAudit = defineCall({
  id: 'listAudit',
  method: 'GET',
  path: '/api/auth/audit',
  service: 'auth',
  audience: 'admin',
  summary: 'Privileged acts in all services, newest first.',
  query: listQuery,
  answers: { 200: z.array(auditRecord) },
});

export const accountCalls = [
  verifyEmail,
  resendVerification,
  updateMe,
  startExport,
  getExport,
  deleteAccount,
  listMembers,
  updateMember,
  giveAccount,
  sendMemberLink,
  listAudit,
] as const;
