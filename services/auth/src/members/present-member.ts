import type { MemberRecord } from '@kbf/contracts';
import type { Person } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';
import { isApproved, roleOf } from '../people/present-person.ts';

export type MemberRow = Pick<
  Person,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'phoneVerifiedAt'
  | 'email'
  | 'emailVerifiedAt'
  | 'role'
  | 'suspendedAt'
  | 'erasingAt'
  | 'approvedAt'
  | 'createdAt'
> & {
  /** When one of their logins was last used. */
  lastSeenAt: Date | null;
  /** The two contacts that disagree, if the account is frozen. */
  frozen: MemberRecord['frozen'];
};

export const presentMember = (member: MemberRow): MemberRecord => ({
  id: member.id,
  fullName: fullNameOf(member),
  phone: member.phone,
  phoneVerified: member.phoneVerifiedAt !== null,
  email: member.email,
  emailVerified: member.emailVerifiedAt !== null,
  role: roleOf(member),
  frozen: member.frozen,
  suspended: member.suspendedAt !== null,
  leaving: member.erasingAt !== null,
  approved: isApproved(member),
  createdAt: member.createdAt.toISOString(),
  lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
});
