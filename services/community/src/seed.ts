import { createHash } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import { openDatabase } from './database.ts';
import type { Tx } from './database.ts';
import { demoNames, demoPrayers } from './demo-prayers.ts';
import type { DemoPersonName, DemoPrayer } from './demo-prayers.ts';
import { demoProfiles } from './demo-profiles.ts';
import type { DemoProfile } from './demo-profiles.ts';
import { nextVersion, refreshFirstComments } from './feed/feed-sql.ts';
import { actorKey } from './people/actor.ts';
import type { Author } from './people/actor.ts';
import { communityMember } from './people/public-name.ts';
import { namesOf, searchColumns } from './profiles/profile-names.ts';
import { insertPrayer } from './prayers/insert-prayer.ts';

const hourMs = 3_600_000;

const authorOf = (by: DemoPersonName | 'visitor'): Author =>
  by === 'visitor'
    ? { userId: null, visitorId: 'demo-visitor' }
    : { userId: demoNames[by].id, visitorId: null };
const nameOf = (by: DemoPersonName | 'visitor') =>
  by === 'visitor' ? communityMember : demoNames[by].fullName;

/** The same content always has the same id, so that a seed that was cut off goes on instead of doubling. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function seedPrayer(tx: Tx, demo: DemoPrayer, now: number): Promise<void> {
  const id = idOf(demo.request);
  const made = await insertPrayer(tx, {
    id,
    author: authorOf(demo.by),
    anonymous: false,
    request: demo.request,
    response: demo.response,
    responseSource: 'guide',
    tags: demo.tags,
    state: 'public',
    heldReasons: [],
    requestId: null,
    contentHash: null,
  });
  if (!made) return;
  const at = (hoursAgo: number) => new Date(now - hoursAgo * hourMs);
  const shared = at(demo.hoursAgo);
  await tx.prayer.update({
    where: { id },
    data: {
      authorName: nameOf(demo.by),
      publishedAt: shared,
      createdAt: shared,
      ...(demo.thanks ? { thanks: demo.thanks, answeredAt: at(demo.hoursAgo / 2) } : {}),
    },
  });
  await tx.prayerLike.createMany({
    data: demo.likedBy.map((by) => ({ prayerId: id, actor: actorKey(authorOf(by)) ?? by })),
  });
  await tx.prayerComment.createMany({
    data: demo.comments.map(({ by, text }, index) => {
      const { userId, visitorId } = authorOf(by);
      const written = at(demo.hoursAgo * (0.7 - index * 0.12));
      return {
        id: idOf(id + text),
        prayerId: id,
        authorUserId: userId,
        authorVisitorId: visitorId,
        authorName: nameOf(by),
        comment: text,
        state: 'public',
        heldReasons: [],
        publishedAt: written,
        createdAt: written,
      };
    }),
  });
  await tx.prayerStat.update({
    where: { prayerId: id },
    data: { likeCount: demo.likedBy.length, commentCount: demo.comments.length },
  });
  await tx.$executeRawUnsafe(refreshFirstComments(limits.prayer.commentsListed), [id]);
}

async function seedProfile(tx: Tx, demo: DemoProfile): Promise<void> {
  const { by, identity, humanBeliefs, ...shown } = demo;
  const { id: userId, fullName } = demoNames[by];
  const names = namesOf(fullName);
  const { phoneVisibility = 'nobody', emailVisibility = 'nobody' } = shown;
  await tx.profile.createMany({
    data: [
      {
        ...shown,
        id: idOf(userId),
        userId,
        ...names,
        identity,
        humanBeliefs,
        isPublic: true,
        phoneVisibility,
        emailVisibility,
        ...searchColumns({ ...names, identity }),
      },
    ],
    skipDuplicates: true,
  });
}

/** Fills the feed with the demo prayers and the directory with the demo people, once. */
export async function seed(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, 2, createLogger('community-seed', 'warn'));
  const now = Date.now();
  try {
    for (const demo of demoPrayers) await database.transaction((tx) => seedPrayer(tx, demo, now));
    for (const demo of demoProfiles) await database.transaction((tx) => seedProfile(tx, demo));
    await database.pool.query(nextVersion);
  } finally {
    await database.close();
  }
}
