import { createPrayer, deletePrayer, getPrayer, likePrayer, listPrayers } from '@kbf/contracts';
import { answer, implement, notFound, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Parts } from '../parts.ts';
import { createPrayer as create } from './create-prayer.ts';
import { deletePrayer as remove } from './delete-prayer.ts';
import { findPublicPrayer } from './get-prayer.ts';
import { likePrayer as like } from './like-prayer.ts';
import { sendPrayers } from './list-prayers.ts';

export function registerPrayers(app: Service, parts: Parts): void {
  implement(app, listPrayers, async ({ query, identity, request, reply }) => {
    await sendPrayers(parts.feed, query, identity, { request, reply });
    return sent;
  });

  implement(app, getPrayer, async ({ params, identity }) => {
    const prayer = await findPublicPrayer(parts.database.pool, params.id, identity);
    if (!prayer) throw notFound('This prayer is not there any more.');
    return answer(200, prayer);
  });

  implement(app, createPrayer, async ({ body, identity }) => {
    const { id, prayer } = await create(parts, identity, body);
    return prayer
      ? answer(201, { id, posted: 'public' as const, prayer })
      : answer(202, { id, posted: 'held' as const });
  });

  implement(app, deletePrayer, async ({ params, identity }) => {
    await remove(parts, identity, params.id);
    return answer(204);
  });

  implement(app, likePrayer, async ({ params, body, identity }) =>
    answer(200, await like(parts, identity, params.id, body.liked)),
  );
}
