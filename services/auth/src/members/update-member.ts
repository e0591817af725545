import type { Role, RoleChange } from '@kbf/contracts';
import { conflict, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { changePerson } from '../people/change-person.ts';
import { isActive, lockPersonRow } from '../people/lock-person.ts';
import { lockAdmins, keepAnAdmin } from './keep-an-admin.ts';
import { memberRows } from './member-rows.ts';
import type { MemberRow } from './present-member.ts';
import { tellOfRoleChange } from './tell-of-role-change.ts';

const noMember = () => notFound('This member was not found.');

export type MemberChange = {
  role?: Role | undefined;
  suspended?: boolean | undefined;
  approved?: true | undefined;
};

/**
 * Changes the role of a member, or suspends them, which ends their logins at once. The member and all admins are told.
 * Does nothing when there is no difference. Of a member who deletes their account, only the suspension changes.
 * @param actorId the admin who makes the change
 * @throws 404, 409 for the last admin and for one's own suspension
 */
export async function updateMember(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  memberId: string,
  change: MemberChange,
  actorId: string,
): Promise<MemberRow> {
  await lockAdmins(tx);
  const before = await lockPersonRow(tx, memberId);
  if (!before || (before.erasingAt && !(await mayChangeWhileLeaving(tx, memberId, change))))
    throw noMember();
  const role = change.role === before.role ? undefined : change.role;
  const suspended =
    change.suspended === (before.suspendedAt !== null) ? undefined : change.suspended;
  if (suspended !== undefined && memberId === actorId)
    throw conflict('You cannot suspend your own account.');
  const isActiveAdmin = before.role === 'admin' && isActive(before);
  if (isActiveAdmin && (role === 'member' || suspended)) await keepAnAdmin(tx, memberId);
  const approved = before.approvedAt ? undefined : change.approved;
  const isChange = role !== undefined || suspended !== undefined || approved;
  const changes = { role, suspended, approved };
  const after = isChange ? await changePerson(tx, memberId, changes, actorId) : before;
  for (const done of changesIn({ role, suspended }))
    await tellOfRoleChange(tx, deps, after, { change: done, actorId });
  const [member] = await memberRows(tx, [after]);
  if (!member) throw noMember();
  return member;
}

/** Who is leaving may be suspended until the erasure begins: it stays if they keep the account. */
const mayChangeWhileLeaving = async (
  tx: Tx,
  personId: string,
  { role, approved }: MemberChange,
): Promise<boolean> =>
  role === undefined &&
  !approved &&
  (await tx.erasure.count({ where: { personId, askedAt: null } })) > 0;

const changesIn = ({ role, suspended }: MemberChange): RoleChange[] => [
  ...(role === undefined ? [] : [`made-${role}` as const]),
  ...(suspended === undefined ? [] : [suspended ? ('suspended' as const) : ('restored' as const)]),
];
