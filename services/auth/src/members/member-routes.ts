import * as contracts from '@kbf/contracts';
import { presentPage, countOverTime } from '@kbf/data-kit';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AnswerOf, getMemberFigures } from '@kbf/contracts';
import type { Deps } from '../deps.ts';
import { listMembers } from './list-members.ts';
import { presentMember } from './present-member.ts';
import { giveAccount } from '../undo/give-account.ts';
import { lockActingAdmin } from '../people/lock-self.ts';
import { lockAdmins } from './keep-an-admin.ts';
import { memberRows } from './member-rows.ts';
import { undoRoleChange } from './undo-role-change.ts';
import { sendMemberLink } from './send-member-link.ts';
import { updateMember } from './update-member.ts';
import type { AuthDatabase } from '../database.ts';

/** Routes for admins to list and change members. */
export function registerMemberRoutes(app: Service, deps: Deps): void {
  const { database, relay } = deps;
  implement(app, contracts.listMembers, async ({ query, request, reply }) => {
    const page = await listMembers(database.prisma, query);
    return answer(200, presentPage(page, { request, reply }, presentMember));
  });

  implement(app, contracts.getMemberFigures, async () => answer(200, await countMembers(database)));

  implement(app, contracts.updateMember, async ({ params, body, identity }) => {
    const member = await database.transaction(async (tx) => {
      await lockAdmins(tx);
      const actor = await lockActingAdmin(tx, identity);
      return updateMember(tx, deps, params.id, body, actor.id);
    });
    relay.nudge();
    return answer(200, presentMember(member));
  });

  implement(app, contracts.giveAccount, async ({ params, body, identity }) => {
    const members = await database.transaction(async (tx) => {
      const decision = { contact: body.contact, identity };
      return memberRows(tx, [await giveAccount(tx, deps, params.id, decision)]);
    });
    relay.nudge();
    return answer(200, members.map(presentMember)[0]!);
  });

  implement(app, contracts.undoRoleChange, async ({ body }) =>
    answer(200, await undoRoleChange(deps, body)),
  );
  implement(app, contracts.sendMemberLink, async ({ params, body, identity }) => {
    await sendMemberLink(deps, params.id, body, identity);
    return answer(200, { message: 'A login link is on its way.' });
  });
}

/** Counts the members, without those who are being erased. */
export async function countMembers({
  prisma,
  sql,
}: Pick<AuthDatabase, 'prisma' | 'sql'>): Promise<AnswerOf<typeof getMemberFigures>> {
  const here = { erasingAt: null };
  return {
    members: await countOverTime(sql, 'person', 'erasing_at IS NULL'),
    admins: await prisma.person.count({ where: { ...here, role: 'admin' } }),
    suspended: await prisma.person.count({ where: { ...here, suspendedAt: { not: null } } }),
  };
}
