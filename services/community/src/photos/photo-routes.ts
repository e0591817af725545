import { getPrayerPhoto } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { implement, notFound, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Deps } from '../deps.ts';
import { isAuthor } from '../people/author-policy.ts';
import { mayDecide, sees } from '../audience/ask-rule.ts';
import { isForAnyone } from '../audience/audience.ts';
import { photoGone, sendPhoto } from './send-photo.ts';

/**
 * Finds the photo if the requester may see it now: authors see their own in every state, and admins see photos that
 * wait for a decision, but no private ones.
 * @throws 410 for one that was public once, 404 for every other
 */
async function findPhoto(prisma: PrismaClient, identity: Identity, id: string) {
  const photo = await prisma.prayerPhoto.findUnique({
    where: { id },
    select: {
      etag: true,
      state: true,
      prayer: {
        select: {
          id: true,
          state: true,
          audience: true,
          circleId: true,
          authorUserId: true,
          authorVisitorId: true,
        },
      },
    },
  });
  if (!photo) throw notFound();
  const states = new Set([photo.state, photo.prayer.state]);
  const isShown = photo.state === 'public' && (await sees(prisma, identity, photo.prayer));
  const isPublic = isShown && isForAnyone(photo.prayer);
  const isDeleted = states.has('deleted');
  const isDecider = await mayDecide(prisma, identity, photo.prayer);
  const isInside = isDecider || isAuthor(identity, photo.prayer);
  if (isShown || (isInside && !isDeleted))
    return { etag: photo.etag, isPublic, isAskedAgain: true };
  throw isDeleted || states.has('hidden') ? photoGone() : notFound();
}

export function registerPhotoRoutes(
  app: Service,
  { database: { prisma } }: Pick<Deps, 'database'>,
): void {
  implement(app, getPrayerPhoto, async ({ params, query, identity, request, reply }) => {
    const id = params.photoId;
    const found = await findPhoto(prisma, identity, id);
    await sendPhoto(request, reply, { ...found, ...query }, async () => {
      const shown = { id, state: 'public', prayer: { state: 'public' } };
      const kept = { id, state: { not: 'deleted' } };
      const where = found.isPublic ? shown : kept;
      const photo = await prisma.prayerPhoto.findFirst({ where, select: { bytes: true } });
      return photo?.bytes;
    });
    return sent;
  });
}
