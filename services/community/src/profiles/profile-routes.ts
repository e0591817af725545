import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { anonymous } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { answer, implement, memberIdOf, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { blockedWith } from '../people/is-blocked.ts';
import type { Deps } from '../deps.ts';
import type { Profile } from '../generated/prisma/client.ts';
import { senderOf } from '../limits/sender.ts';
import { readContacts } from '../people/read-contacts.ts';
import { listProfiles } from './list-profiles.ts';
import { getOwnProfile } from './own-profile.ts';
import { isListed, presentProfile, showsContacts } from './present-profile.ts';
import { saveOwnProfile } from './save-own-profile.ts';

/** The content depends on the requester. */
const unshared = { 'cache-control': 'private, no-store' };

export function registerProfileRoutes(app: Service, deps: Deps): void {
  const { prisma } = deps.database;
  /** Presents profiles to a reader. Contacts are asked only where the reader sees them. */
  const presenterFor = async (identity: Identity, rows: readonly Profile[]) => {
    const { userId: readerId } = identity;
    const blocked = new Set(readerId ? await blockedWith(prisma, readerId) : []);
    // With a block between them, a member sees of another what a visitor sees.
    const readerOf = ({ userId }: Profile) => (blocked.has(userId) ? anonymous : identity);
    const reached = rows.filter((row) => showsContacts(readerOf(row), row));
    const contactsOf = await readContacts(
      deps,
      reached.map(({ userId }) => userId),
    );
    return (row: Profile) => presentProfile(row, readerOf(row), contactsOf(row.userId));
  };

  implement(app, contracts.listProfiles, async ({ query, identity, request, reply }) => {
    const page = await listProfiles(deps, query);
    void reply.headers(unshared);
    const present = await presenterFor(identity, page.rows);
    return answer(200, presentPage(page, { request, reply }, present));
  });

  implement(app, contracts.getProfile, async ({ params, identity, reply }) => {
    const { userId } = params;
    const row = await prisma.profile.findUnique({ where: { userId } });
    if (!row || (!isListed(row) && identity.userId !== userId))
      throw notFound('There is no public profile at this address.');
    void reply.headers(unshared);
    return answer(200, (await presenterFor(identity, [row]))(row));
  });

  implement(app, contracts.getOwnProfile, async ({ identity, reply }) => {
    void reply.headers(unshared);
    return answer(200, await getOwnProfile(deps, memberIdOf(identity)));
  });

  implement(app, contracts.putOwnProfile, async ({ body, identity, care, request }) => {
    const by = { identity, sender: senderOf(identity, request), care };
    const profile = await saveOwnProfile(deps, by, body);
    return profile.held ? answer(202, profile) : answer(200, profile);
  });
}
