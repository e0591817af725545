import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idOf } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { createLogger } from '@kbf/process-kit';
import { openCommunityDatabase } from './database.ts';
import type { Tx } from './database.ts';
import { demoNames, demoPrayers } from './demo/demo-prayers.ts';
import type { DemoPersonName, DemoPrayer } from './demo/demo-prayers.ts';
import { demoProfiles } from './demo/demo-profiles.ts';
import { seedCircle } from './demo/seed-circle.ts';
import { seedNeeds } from './demo/seed-needs.ts';
import type { DemoProfile } from './demo/demo-profiles.ts';
import { raiseVersion } from './feed/feed-sql.ts';
import { actorKey } from './people/actor.ts';
import type { KnownAuthor } from './people/actor.ts';
import { communityMember } from './people/public-name.ts';
import { writeFirstComments } from './prayers/counts-sql.ts';
import { insertPrayer } from './prayers/insert-prayer.ts';
import { namesOf, sortNameOf } from './profiles/profile-names.ts';
import { announcePhoto } from './profiles/profile-photos.ts';
import { etagOf } from './photos/store-photo.ts';

const hourMs = 3_600_000;

const authorOf = (by: DemoPersonName | 'visitor'): KnownAuthor =>
  by === 'visitor'
    ? { userId: null, visitorId: 'demo-visitor' }
    : { userId: demoNames[by].id, visitorId: null };
const nameOf = (by: DemoPersonName | 'visitor') =>
  by === 'visitor' ? communityMember : demoNames[by].fullName;

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
    audience: 'public',
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
    data: demo.likedBy.map((by) => ({ prayerId: id, actor: actorKey(authorOf(by)) })),
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
  await writeFirstComments(tx, [id]);
}

async function seedProfile(tx: Tx, sql: SqlRunner, demo: DemoProfile): Promise<void> {
  const { by, identity, humanBeliefs, ...shown } = demo;
  const { id: userId, fullName } = demoNames[by];
  if (await tx.profile.findUnique({ where: { userId } })) return;
  const photo = await demoPortrait(by, userId);
  const names = namesOf({ fullName, nameHeld: false });
  const { phoneVisibility = 'nobody', emailVisibility = 'nobody' } = shown;
  const profile = await tx.profile.create({
    data: {
      ...shown,
      id: idOf(userId),
      userId,
      ...names,
      identity,
      humanBeliefs,
      isPublic: true,
      phoneVisibility,
      emailVisibility,
      photoId: photo.id,
      version: 1,
      sortName: sortNameOf(names),
    },
  });
  await tx.profilePhoto.create({ data: photo });
  await announcePhoto(sql, profile);
}

/** The demo people are adults. */
async function seedAges(tx: Tx, now: number): Promise<void> {
  await tx.ageAnswer.createMany({
    data: Object.values(demoNames).map(({ id: personId }) => ({
      personId,
      isAdult: true,
      answeredAt: new Date(now),
    })),
    skipDuplicates: true,
  });
}

/** Creates the demo prayers, profiles, needs and a circle, once. */
export async function seed(databaseUrl: string): Promise<void> {
  const database = openCommunityDatabase({
    url: databaseUrl,
    connections: 2,
    logger: createLogger('community-seed', 'warn'),
  });
  const now = Date.now();
  try {
    for (const demo of demoPrayers) await database.transaction((tx) => seedPrayer(tx, demo, now));
    for (const demo of demoProfiles)
      await database.transaction((tx, sql) => seedProfile(tx, sql, demo));
    await database.transaction((tx) => seedNeeds(tx, now));
    await database.transaction((tx) => seedAges(tx, now));
    await database.transaction((tx) => seedCircle(tx, now));
    await raiseVersion(database.pool);
  } finally {
    await database.close();
  }
}

/** The portrait of a demo person: a drawing made by `frontend/scripts/make-portraits.mjs`. */
async function demoPortrait(by: DemoPersonName, userId: string) {
  const bytes = await readFile(join(import.meta.dirname, 'demo/portraits', `${by}.jpg`));
  const id = idOf(`portrait ${userId}`);
  return { id, userId, bytes: new Uint8Array(bytes), etag: etagOf(bytes), state: 'public' };
}
