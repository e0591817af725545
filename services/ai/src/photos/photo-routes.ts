import { encodePhoto, fetchPhoto } from '@kbf/contracts/internal';
import type { InternalReply } from '@kbf/contracts/internal';
import { implementInternal, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import type { ProviderModeration } from '../moderation/provider-moderation.ts';
import { encodePhoto as encode, photoDataUrlOf } from './encode-photo.ts';

/** Photos for the community service. */
export function photoRoutes(
  app: Service,
  { database, moderation }: { database: Database; moderation: ProviderModeration | undefined },
): void {
  implementInternal(
    app,
    encodePhoto,
    async ({ body }): Promise<InternalReply<typeof encodePhoto>> => {
      const jpeg = await encode(body.photoUrl);
      const judged = await moderation?.photo(photoDataUrlOf(jpeg));
      const photo = jpeg.toString('base64');
      if (judged?.state !== 'checked') return { photo };
      return { photo, verdict: judged.flagged.length > 0 ? 'held' : 'public' };
    },
  );
  implementInternal(app, fetchPhoto, async ({ params }) => {
    const photo = await database.replyPhoto.findUnique({ where: params });
    if (!photo) throw notFound();
    return Buffer.from(photo.jpeg);
  });
}
