import type { CurrentUser, CurrentUserDetails, Role } from '@kbf/contracts';
import type { Person } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';

/** Safe: a check constraint of the database allows no other values. */
export const roleOf = (person: Pick<Person, 'role'>): Role =>
  person.role === 'admin' ? 'admin' : 'member';

/** An admin approved them, or they are one. */
export const isApproved = (person: Pick<Person, 'approvedAt' | 'role'>): boolean =>
  person.approvedAt !== null || person.role === 'admin';

export const presentPerson = (person: Person): CurrentUser => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  fullName: fullNameOf(person),
  email: person.email,
  role: roleOf(person),
  approved: isApproved(person),
  profileImageUrl: person.profileImageUrl,
});

export const presentPersonDetails = (person: Person): CurrentUserDetails => ({
  ...presentPerson(person),
  phone: person.phone,
  phoneVerified: person.phoneVerifiedAt !== null,
  emailVerified: person.emailVerifiedAt !== null,
});
