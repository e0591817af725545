import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { answer, clientNetworksOf, implement, memberIdOf, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { isApproved } from '../people/is-approved.ts';
import { listProfiles } from './list-profiles.ts';
import { getOwnProfile } from './own-profile.ts';
import { isListed, presentProfile } from './present-profile.ts';
import { saveOwnProfile } from './save-own-profile.ts';

/** The content depends on the requester. */
const unshared = { 'cache-control': 'private, no-store' };

export function registerProfileRoutes(app: Service, deps: Deps): void {
  const { prisma } = deps.database;
  const readerOf = async (identity: Identity) => ({
    userId: identity.userId,
    isApproved: await isApproved(prisma, identity),
  });

  implement(app, contracts.listProfiles, async ({ query, identity, request, reply }) => {
    const page = await listProfiles(deps, query);
    void reply.headers(unshared);
    const reader = await readerOf(identity);
    const present = (row: (typeof page.rows)[number]) => presentProfile(row, reader);
    return answer(200, presentPage(page, { request, reply }, present));
  });

  implement(app, contracts.getProfile, async ({ params, identity, reply }) => {
    const { userId } = params;
    const row = await prisma.profile.findUnique({ where: { userId } });
    if (!row || (!isListed(row) && identity.userId !== userId))
      throw notFound('There is no public profile at this address.');
    void reply.headers(unshared);
    return answer(200, presentProfile(row, await readerOf(identity)));
  });

  implement(app, contracts.getOwnProfile, async ({ identity, reply }) => {
    void reply.headers(unshared);
    return answer(200, await getOwnProfile(prisma, memberIdOf(identity)));
  });

  implement(app, contracts.putOwnProfile, async ({ body, identity, care, request }) => {
    const by = { userId: memberIdOf(identity), networks: clientNetworksOf(request), care };
    const profile = await saveOwnProfile(deps, by, body);
    return profile.held ? answer(202, profile) : answer(200, profile);
  });
}
