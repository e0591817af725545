import { getOwnProfile, getProfile, listProfiles, putOwnProfile } from '@kbf/contracts';
import { answer, implement, loginRequired, notFound, setListHeaders } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Parts } from '../parts.ts';
import { listProfiles as list } from './list-profiles.ts';
import { getOwnProfile as getOwn } from './own-profile.ts';
import { isListed, presentProfile } from './present-profile.ts';
import { saveOwnProfile } from './save-own-profile.ts';

/** What is shown depends on who asks. */
const unshared = { 'cache-control': 'private, no-store' };

export function registerProfiles(app: Service, parts: Parts): void {
  const { database } = parts;

  implement(app, listProfiles, async ({ query, identity, request, reply }) => {
    const page = await list(database, identity, query);
    setListHeaders(request, reply, page.total, page.next);
    void reply.headers(unshared);
    return answer(200, page.profiles);
  });

  implement(app, getProfile, async ({ params, identity, reply }) => {
    const { userId } = params;
    const row = await database.prisma.profile.findUnique({ where: { userId } });
    if (!row || (!isListed(row) && identity.userId !== userId))
      throw notFound('There is no public profile under this address.');
    void reply.headers(unshared);
    return answer(200, presentProfile(row, identity));
  });

  implement(app, getOwnProfile, async ({ identity, reply }) => {
    if (!identity.userId) throw loginRequired();
    void reply.headers(unshared);
    return answer(200, await getOwn(database.prisma, identity.userId));
  });

  implement(app, putOwnProfile, async ({ body, identity }) => {
    const profile = await saveOwnProfile(parts, identity, body);
    return profile.held ? answer(202, profile) : answer(200, profile);
  });
}
