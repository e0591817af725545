import { errorCodes, getPrayerPhoto } from '@kbf/contracts';
import { AppError, implement, notFound, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Parts } from '../parts.ts';
import { holdsEtag } from '../prayers/holds-etag.ts';

const gone = () => new AppError(errorCodes.gone, 410, 'This photo is not shown any more.');

/**
 * The etag of a photo that may be shown now.
 * @throws 410 for one that was public once, 404 for every other
 */
async function findEtag(prisma: PrismaClient, id: string): Promise<string> {
  const photo = await prisma.prayerPhoto.findUnique({
    where: { id },
    select: { etag: true, state: true, prayer: { select: { state: true } } },
  });
  const states = photo ? [photo.state, photo.prayer.state] : ['held'];
  if (states.some((state) => state === 'hidden' || state === 'deleted')) throw gone();
  if (!photo || states.includes('held')) throw notFound();
  return photo.etag;
}

/** @throws 410 for a photo that was deleted a moment ago: its emptied bytes must not reach any cache */
async function readBytes(prisma: PrismaClient, id: string): Promise<Buffer> {
  const where = { id, state: 'public', prayer: { state: 'public' } };
  const photo = await prisma.prayerPhoto.findFirst({ where, select: { bytes: true } });
  if (!photo) throw gone();
  return Buffer.from(photo.bytes);
}

export function registerPhotos(app: Service, { database }: Parts): void {
  implement(app, getPrayerPhoto, async ({ params, request, reply }) => {
    const id = params.photoId;
    const etag = await findEtag(database.prisma, id);
    const bytes = holdsEtag(request, etag) ? undefined : await readBytes(database.prisma, id);
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    if (bytes) await reply.type('image/jpeg').send(bytes);
    else await reply.code(304).send();
    return sent;
  });
}
