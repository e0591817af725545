import type { Role } from '@kbf/contracts';
import { conflict, notFound } from '@kbf/service-kit';
import type { Transaction } from '../database.ts';
import { changePerson } from '../people/change-person.ts';
import { holdPerson } from '../people/hold-person.ts';
import { holdAdmins, keepAnAdmin } from './keep-an-admin.ts';

/**
 * Changes the role of a member, or suspends them, which ends their logins at once. What is so already changes nothing.
 * @param actorId the admin who does it
 * @throws 404, 409 for the last admin and for suspending oneself
 */
export async function updateMember(
  tx: Transaction,
  memberId: string,
  change: { role?: Role | undefined; suspended?: boolean | undefined },
  actorId: string,
): Promise<void> {
  await holdAdmins(tx);
  const member = await holdPerson(tx, memberId);
  if (!member || member.erasingAt) throw notFound('There is no such member.');
  const role = change.role === member.role ? undefined : change.role;
  const suspended =
    change.suspended === (member.suspendedAt !== null) ? undefined : change.suspended;
  if (suspended && memberId === actorId) throw conflict('Nobody can suspend themselves.');
  const isActiveAdmin = member.role === 'admin' && !member.suspendedAt;
  if (isActiveAdmin && (role === 'member' || suspended)) await keepAnAdmin(tx, memberId);
  if (role === undefined && suspended === undefined) return;
  await changePerson(
    tx,
    memberId,
    { ...(role === undefined ? {} : { role }), ...(suspended === undefined ? {} : { suspended }) },
    actorId,
  );
}
