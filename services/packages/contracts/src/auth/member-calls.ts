import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listQuery, storableText, timestamp, uuid, yesOrNo } from '../fields.ts';

import { contactKind } from './contact-change-calls.ts';
import { linkAnswer } from './link-answer.ts';
import { role } from './people.ts';

/** Calls of admins about members. */

/** What an admin can do to a person, of which all admins and the person are told. */
export const roleChange = z.enum(['made-admin', 'made-member', 'suspended', 'restored']);
export type RoleChange = z.infer<typeof roleChange>;

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
  leaving: z.boolean().describe('They have deleted their account and have 7 days to stop that'),
  frozen: z
    .object({ phone: z.string(), email: z.string() })
    .nullable()
    .describe('The two confirmed contacts whose changes contradict each other'),
  approved: z
    .boolean()
    .describe(
      'By an admin. Someone who joined with only an email sees no more contact details of others than a visitor does',
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
    'The members, newest first. Search in name, phone and email, by role, suspension and frozen accounts. ' +
    'People who are deleting their account are listed only on request.',
  query: listQuery.extend({
    search: storableText(200).trim().optional(),
    role: role.optional(),
    suspended: yesOrNo.optional(),
    frozen: yesOrNo.optional(),
    leaving: yesOrNo.optional(),
  }),
  answers: { 200: z.array(memberRecord) },
});

export const updateMember = defineCall({
  id: 'updateMember',
  method: 'PATCH',
  path: '/api/auth/members/:id',
  service: 'auth',
  audience: 'admin',
  needsFreshLogin: true,
  summary:
    'Changes a role, approves or suspends. The last admin stays one. No one can suspend themselves. ' +
    'A member who is leaving can be suspended, and stays so if they keep their account.',
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
  needsFreshLogin: true,
  summary:
    'Decides which of the two contacts owns a frozen account. Only that contact stays, and it can log in.',
  params: z.object({ id: uuid }),
  body: z.object({ contact: contactKind }),
  answers: { 200: memberRecord },
  errors: [404, 409],
});

export const undoRoleChange = defineCall({
  id: 'undoRoleChange',
  method: 'POST',
  path: '/api/auth/undo-role-change',
  service: 'auth',
  audience: 'all',
  summary:
    'Shows what an admin changed about a member and undoes it, with the token that was sent to another admin. ' +
    'Works as long as that person is an admin.',
  body: z.object({
    token: z.string().min(1).max(200),
    look: z.boolean().optional().describe('Only show it'),
  }),
  answers: {
    200: z.object({
      fullName: z.string().describe('The member'),
      actorName: z.string().describe('The admin who changed it'),
      change: roleChange,
    }),
  },
  errors: [409, 410],
});

export const sendMemberLink = defineCall({
  id: 'sendMemberLink',
  method: 'POST',
  path: '/api/auth/members/:id/login-link',
  service: 'auth',
  audience: 'admin',
  needsFreshLogin: true,
  summary:
    'Sends a login link to a member who is locked out by a limit. It goes only to their own confirmed contact.',
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
  summary: 'Privileged actions in all services, newest first.',
  query: listQuery,
  answers: { 200: z.array(auditRecord) },
});

export const memberCalls = [
  listMembers,
  updateMember,
  giveAccount,
  undoRoleChange,
  sendMemberLink,
  listAudit,
] as const;
