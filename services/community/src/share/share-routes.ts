import { sharePage as call, uuid } from '@kbf/contracts';
import { anonymous } from '@kbf/process-kit';
import { implement, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { findPublicPrayer } from '../prayers/get-prayer.ts';
import { missingSharePage, sharePage } from './share-page.ts';
import { shareStyle } from './share-style.ts';

export function registerShareRoutes(
  app: Service,
  { config, database }: Pick<Deps, 'config' | 'database'>,
): void {
  implement(app, call, async ({ params, reply }) => {
    const { data: id } = uuid.safeParse(params.id);
    const prayer = id && (await findPublicPrayer(database.pool, id, anonymous));
    await reply
      .code(prayer ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
      .send(prayer ? sharePage(prayer, config.PUBLIC_ORIGIN) : missingSharePage());
    return sent;
  });

  app.get('/prayer-share/style.css', { config: { audience: 'all' } }, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(shareStyle),
  );
}
