import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { adminIdOf, answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { countMembers } from './count-members.ts';
import { listMembers } from './list-members.ts';
import { presentMember } from './present-member.ts';
import { giveAccount } from '../undo/give-account.ts';
import { memberRows } from './member-rows.ts';
import { sendMemberLink } from './send-member-link.ts';
import { updateMember } from './update-member.ts';

/** Routes for admins to list and change members. */
export function registerMemberRoutes(app: Service, deps: Deps): void {
  const { database, relay } = deps;
  implement(app, contracts.listMembers, async ({ query, request, reply }) => {
    const page = await listMembers(database.prisma, query);
    return answer(200, presentPage(page, { request, reply }, presentMember));
  });

  implement(app, contracts.getMemberFigures, async () => answer(200, await countMembers(database)));

  implement(app, contracts.updateMember, async ({ params, body, identity }) => {
    const actorId = adminIdOf(identity);
    const member = await database.transaction((tx) => updateMember(tx, params.id, body, actorId));
    relay.nudge();
    return answer(200, presentMember(member));
  });

  implement(app, contracts.giveAccount, async ({ params, body, identity }) => {
    const decision = { contact: body.contact, actorId: adminIdOf(identity) };
    const members = await database.transaction(async (tx) =>
      memberRows(tx, [await giveAccount(tx, deps, params.id, decision)]),
    );
    relay.nudge();
    return answer(200, members.map(presentMember)[0]!);
  });

  implement(app, contracts.sendMemberLink, async ({ params, body, identity }) => {
    await sendMemberLink(deps, params.id, body, adminIdOf(identity));
    return answer(200, { message: 'A login link is on its way.' });
  });
}
