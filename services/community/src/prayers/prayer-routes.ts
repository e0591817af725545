import * as contracts from '@kbf/contracts';
import { answer, implement, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { createPrayer } from './create-prayer.ts';
import { deletePrayer } from './delete-prayer.ts';
import { findPublicPrayer } from './get-prayer.ts';
import { likePrayer } from './like-prayer.ts';

export function registerPrayerRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.getPrayer, async ({ params, identity }) => {
    const prayer = await findPublicPrayer(deps.database.pool, params.id, identity);
    if (!prayer) throw notFound('This prayer is not there any more.');
    return answer(200, prayer);
  });

  implement(app, contracts.createPrayer, async ({ body, identity }) => {
    const { id, prayer } = await createPrayer(deps, identity, body);
    return prayer
      ? answer(201, { id, posted: 'public' as const, prayer })
      : answer(202, { id, posted: 'held' as const });
  });

  implement(app, contracts.deletePrayer, async ({ params, identity }) => {
    await deletePrayer(deps, identity, params.id);
    return answer(204);
  });

  implement(app, contracts.likePrayer, async ({ params, body, identity }) =>
    answer(200, await likePrayer(deps, identity, params.id, body.liked)),
  );
}
