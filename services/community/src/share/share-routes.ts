import { sharePage as pageCall, sharePicture as pictureCall, uuid } from '@kbf/contracts';
import { anonymous, etagMatches } from '@kbf/process-kit';
import { clientNetworkOf, implement, notFound, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { findPrayerFor } from '../prayers/get-prayer.ts';
import { missingSharePage, sharePage } from './share-page.ts';
import { createPictures } from './share-picture.ts';

export function registerShareRoutes(
  app: Service,
  { config, database }: Pick<Deps, 'config' | 'database'>,
): void {
  const pictures = createPictures();
  const find = async (given: string) => {
    const { data: id } = uuid.safeParse(given);
    return id && (await findPrayerFor(database, id, anonymous));
  };

  implement(app, pageCall, async ({ params, reply }) => {
    const prayer = await find(params.id);
    await reply
      .code(prayer ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
      .send(prayer ? sharePage(prayer, config.PUBLIC_ORIGIN) : missingSharePage());
    return sent;
  });

  implement(app, pictureCall, async ({ params, request, reply }) => {
    const prayer = await find(params.id);
    if (!prayer) throw notFound('This prayer is no longer available.');
    const { etag, read } = pictures(prayer);
    // Caches ask each time, so that it is gone at once when fewer people may see the prayer.
    void reply.headers({ etag, 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex' });
    if (etagMatches(request.headers['if-none-match'], etag)) await reply.code(304).send();
    else await reply.type('image/png').send(await read(clientNetworkOf(request)));
    return sent;
  });
}
