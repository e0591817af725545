import { getProfilePhoto } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { implement, notFound, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Deps } from '../deps.ts';
import { photoGone, sendPhoto } from '../photos/send-photo.ts';
import { isListed } from './present-profile.ts';

/**
 * Finds the photo if the requester may see it: photos of listed profiles are public; other photos, and held ones, are
 * for the owner and admins.
 * @throws 410 for one that was replaced or removed, 404 for every other
 */
async function findPhoto(prisma: PrismaClient, identity: Identity, id: string) {
  const photo = await prisma.profilePhoto.findUnique({
    where: { id },
    select: { userId: true, etag: true, state: true },
  });
  if (photo?.state === 'deleted') throw photoGone();
  if (!photo?.userId) throw notFound();
  const profile = await prisma.profile.findUnique({ where: { userId: photo.userId } });
  const isPublic = photo.state === 'public' && !!profile && isListed(profile);
  const isInside = identity.role === 'admin' || identity.userId === photo.userId;
  if (!isPublic && !isInside) throw notFound();
  return { etag: photo.etag, isPublic };
}

export function registerProfilePhotoRoutes(
  app: Service,
  { database: { prisma } }: Pick<Deps, 'database'>,
): void {
  implement(app, getProfilePhoto, async ({ params, query, identity, request, reply }) => {
    const id = params.photoId;
    const found = await findPhoto(prisma, identity, id);
    await sendPhoto(request, reply, { ...found, ...query }, async () => {
      const where = { id, state: { not: 'deleted' } };
      const photo = await prisma.profilePhoto.findFirst({ where, select: { bytes: true } });
      return photo?.bytes;
    });
    return sent;
  });
}
