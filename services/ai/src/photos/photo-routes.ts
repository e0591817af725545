import { encodePhoto as encodePhotoCall, fetchPhoto } from '@kbf/contracts/internal';
import type { InternalReply } from '@kbf/contracts/internal';
import { implementInternal, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { encodePhoto, photoDataUrlOf } from './photo-encoder.ts';
import { readPhotoBodies } from './photo-body.ts';

/** Decodes photos for the community service: nothing else in the product decodes what people send. */
export function registerPhotoRoutes(
  app: Service,
  { database, moderation }: Pick<Deps, 'database' | 'moderation'>,
): void {
  void app.register(async (scope) => {
    readPhotoBodies(scope);
    serveEncoding(scope, moderation);
  });
  implementInternal(app, fetchPhoto, async ({ params }) => {
    const photo = await database.prisma.replyPhoto.findUnique({ where: params });
    if (!photo) throw notFound();
    return Buffer.from(photo.jpeg);
  });
}

function serveEncoding(app: Service, moderation: Deps['moderation']): void {
  implementInternal(
    app,
    encodePhotoCall,
    async ({ body }): Promise<InternalReply<typeof encodePhotoCall>> => {
      const jpeg = await encodePhoto(body.photoUrl);
      const judged = await moderation?.photo(photoDataUrlOf(jpeg));
      const photo = jpeg.toString('base64');
      if (judged?.state !== 'checked') return { photo };
      return { photo, verdict: judged.flagged.length > 0 ? 'held' : 'public' };
    },
  );
}
