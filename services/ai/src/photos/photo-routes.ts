import { limits, photoDataUrl } from '@kbf/contracts';
import { notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { z } from 'zod';
import type { Database } from '../database.ts';
import { encodePhoto } from './encode-photo.ts';

const encodeBody = z.object({ photoUrl: photoDataUrl });
const photoParams = z.object({ requestId: z.uuid() });

/**
 * Photos for the community service: the only decoder in the house.
 * - `POST /internal/photos` `{photoUrl}` → `{photo}`, the re-encoded JPEG in base64; 400 and 413 as for the public calls
 * - `GET /internal/photos/{requestId}` → the JPEG of a shared request; 404 once it is gone
 */
export function photoRoutes(app: Service, { database }: { database: Database }): void {
  app.post<{ Body: z.output<typeof encodeBody> }>(
    '/internal/photos',
    {
      config: { internal: true },
      bodyLimit: limits.photo.maxBodyBytes,
      schema: { body: encodeBody, response: { 200: z.object({ photo: z.string() }) } },
    },
    async ({ body }) => ({ photo: (await encodePhoto(body.photoUrl)).toString('base64') }),
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
