import { errorCodes, getPrayerPhoto } from '@kbf/contracts';
import { AppError, implement, notFound, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Parts } from '../parts.ts';
import { holdsEtag } from '../prayers/holds-etag.ts';

/**
 * The etag of a photo that may be shown now.
 * @throws 410 for one that was public once, 404 for every other
 */
async function findShown(prisma: PrismaClient, id: string): Promise<string> {
  const photo = await prisma.prayerPhoto.findUnique({
    where: { id },
    select: { etag: true, state: true, prayer: { select: { state: true } } },
  });
  const states = photo ? [photo.state, photo.prayer.state] : ['held'];
  if (states.some((state) => state === 'hidden' || state === 'deleted'))
    throw new AppError(errorCodes.gone, 410, 'This photo is not shown any more.');
  if (!photo || states.includes('held')) throw notFound();
  return photo.etag;
}

export function registerPhotos(app: Service, { database }: Parts): void {
  implement(app, getPrayerPhoto, async ({ params, request, reply }) => {
    const id = params.photoId;
    const etag = await findShown(database.prisma, id);
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    if (holdsEtag(request, etag)) {
      await reply.code(304).send();
      return sent;
    }
    const { bytes } = await database.prisma.prayerPhoto.findUniqueOrThrow({
      where: { id },
      select: { bytes: true },
    });
    await reply.type('image/jpeg').send(Buffer.from(bytes));
    return sent;
  });
}
