import { listMembers as listCall, updateMember as updateCall } from '@kbf/contracts';
import { answer, implement, loginRequired, notFound, setListHeaders } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AuthDeps } from '../deps.ts';
import { listMembers, memberColumns } from './list-members.ts';
import { presentMember } from './present-member.ts';
import type { MemberRow } from './present-member.ts';
import { updateMember } from './update-member.ts';

/** The members, for admins. */
export function memberRoutes(app: Service, { database, nudgeRelay }: AuthDeps): void {
  implement(app, listCall, async ({ query, request, reply }) => {
    const { page, next, total } = await listMembers(database, query);
    setListHeaders(request, reply, total, next);
    return answer(200, page.map(presentMember));
  });

  implement(app, updateCall, async ({ params, body, identity }) => {
    const actorId = identity.userId;
    if (!actorId) throw loginRequired();
    const [member] = await database.$transaction(async (tx) => {
      await updateMember(tx, params.id, body, actorId);
      return tx.$queryRaw<MemberRow[]>`
        SELECT ${memberColumns} FROM person p WHERE p.id = ${params.id}::uuid`;
    });
    if (!member) throw notFound('There is no such member.');
    nudgeRelay();
    return answer(200, presentMember(member));
  });
}
