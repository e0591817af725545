import { limits, roleChange } from '@kbf/contracts';
import type { AnswerOf, RoleChange, undoRoleChange as undoCall } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { RoleUndo } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';
import { isActive } from '../people/lock-person.ts';
import { linkUsed } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { earlier } from '../time/later.ts';
import { lockAdmins } from './keep-an-admin.ts';
import { updateMember } from './update-member.ts';
import type { MemberChange } from './update-member.ts';

/** What undoes each change. */
const opposites: Record<RoleChange, MemberChange> = {
  'made-admin': { role: 'member' },
  'made-member': { role: 'admin' },
  suspended: { suspended: false },
  restored: { suspended: true },
};

/**
 * Undoes what an admin has changed about a person, with the token that another admin was sent.
 * @param ask.look only says what it would undo
 * @throws 410 for a token that is unknown, used or too old, or whose holder is no longer an admin; 409 when it would
 * remove the last admin
 */
export async function undoRoleChange(
  deps: Pick<Deps, 'config' | 'database' | 'eventKeys' | 'relay'>,
  ask: { token: string; look?: boolean | undefined },
): Promise<AnswerOf<typeof undoCall>> {
  const { config, database, relay } = deps;
  const tokenHash = hashFor(config.HASHING_KEY, 'role', ask.token);
  const undone = await database.transaction(async (tx) => {
    await lockAdmins(tx);
    const undo = await findUndo(tx, tokenHash);
    const change = roleChange.parse(undo.change);
    const actor = await tx.person.findUnique({ where: { id: undo.actorId } });
    const member = await tx.person.findUnique({ where: { id: undo.personId } });
    if (!member) throw linkUsed();
    if (!ask.look) {
      await tx.roleUndo.deleteMany({ where: { changeId: undo.changeId } });
      await updateMember(tx, deps, undo.personId, opposites[change], undo.holderId);
    }
    const actorName = actor ? fullNameOf(actor) : 'Someone';
    return { fullName: fullNameOf(member), actorName, change };
  });
  relay.nudge();
  return undone;
}

async function findUndo(tx: Tx, tokenHash: string): Promise<RoleUndo> {
  const oldest = earlier(await databaseNow(tx), { days: limits.roleChange.undoDays });
  const undo = await tx.roleUndo.findFirst({ where: { tokenHash, createdAt: { gt: oldest } } });
  const holder = undo && (await tx.person.findUnique({ where: { id: undo.holderId } }));
  if (!undo || !isActive(holder) || holder.role !== 'admin') throw linkUsed();
  return undo;
}
