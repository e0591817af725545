import { limits, photoDataUrl } from '@kbf/contracts';
import { notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { z } from 'zod';
import type { Database } from '../database.ts';
import type { ProviderModeration } from '../moderation/provider-moderation.ts';
import { encodePhoto, photoDataUrlOf } from './encode-photo.ts';

const encodeBody = z.object({ photoUrl: photoDataUrl });
const encodeAnswer = z.object({
  photo: z.string(),
  verdict: z.enum(['public', 'held']).optional(),
});
const photoParams = z.object({ requestId: z.uuid() });

/**
 * Photos for the community service: the only decoder in the house.
 * - `POST /internal/photos` `{photoUrl}` → `{photo, verdict?}`, the re-encoded JPEG in base64, and the provider's verdict
 *   when there is one; 400 and 413 as for the public calls
 * - `GET /internal/photos/{requestId}` → the JPEG of a shared request; 404 once it is gone
 */
export function photoRoutes(
  app: Service,
  { database, moderation }: { database: Database; moderation: ProviderModeration | undefined },
): void {
  app.post<{ Body: z.output<typeof encodeBody> }>(
    '/internal/photos',
    {
      config: { internal: true },
      bodyLimit: limits.photo.maxBodyBytes,
      schema: { body: encodeBody, response: { 200: encodeAnswer } },
    },
    async ({ body }): Promise<z.output<typeof encodeAnswer>> => {
      const jpeg = await encodePhoto(body.photoUrl);
      const judged = await moderation?.photo(photoDataUrlOf(jpeg));
      const photo = jpeg.toString('base64');
      if (judged?.state !== 'checked') return { photo };
      return { photo, verdict: judged.flagged.length > 0 ? 'held' : 'public' };
    },
  );
  app.get<{ Params: z.output<typeof photoParams> }>(
    '/internal/photos/:requestId',
    { config: { internal: true }, schema: { params: photoParams } },
    async ({ params }, reply) => {
      const photo = await database.replyPhoto.findUnique({ where: params });
      if (!photo) throw notFound();
      return reply.type('image/jpeg').send(Buffer.from(photo.jpeg));
    },
  );
}
