import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { changeAudience } from './change-audience.ts';
import { createPrayer } from './create-prayer.ts';
import { deletePrayer } from './delete-prayer.ts';
import { editPrayer } from './edit-prayer.ts';
import { findPrayerFor } from './get-prayer.ts';
import { likePrayer } from './like-prayer.ts';
import { proofOfResponse } from './judge-prayer.ts';
import { listOwnPrayers } from './list-own-prayers.ts';
import { presentOwnPrayer } from './present-own-prayer.ts';

export function registerPrayerRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.listOwnPrayers, async ({ query, identity, request, reply }) => {
    const page = await listOwnPrayers(deps, identity, query);
    void reply.header('cache-control', 'private, no-store');
    return answer(
      200,
      presentPage(page, { request, reply }, (row) => presentOwnPrayer(row, identity)),
    );
  });

  implement(app, contracts.getPrayer, async ({ params, identity }) => {
    const prayer = await findPrayerFor(deps.database, params.id, identity);
    if (!prayer) throw notFound('This prayer is no longer available.');
    return answer(200, prayer);
  });

  implement(app, contracts.createPrayer, async ({ body, identity, care, request }) => {
    const by = { identity, sender: senderOf(identity, request), care };
    // Then the response is the author's own words, for the care desk, too.
    if (!proofOfResponse(deps, body)) delete body.replyToken;
    const created = await createPrayer(deps, by, body);
    return created.posted === 'held' ? answer(202, created) : answer(201, created);
  });

  implement(app, contracts.deletePrayer, async ({ params, identity }) => {
    await deletePrayer(deps, identity, params.id);
    return answer(204);
  });

  implement(app, contracts.editPrayer, async ({ params, body, identity, care, request }) => {
    const by = { identity, sender: senderOf(identity, request), care };
    const edited = await editPrayer(deps, by, params.id, body);
    const prayer = { ...edited.prayer, care: edited.care };
    return edited.held ? answer(202, prayer) : answer(200, prayer);
  });

  implement(app, contracts.changeAudience, async ({ params, body, identity, request }) => {
    const by = { identity, sender: senderOf(identity, request) };
    const changed = await changeAudience(deps, by, params.id, body.audience);
    return changed.state === 'held' ? answer(202, changed) : answer(200, changed);
  });

  implement(app, contracts.likePrayer, async ({ params, body, identity, request }) => {
    const by = { identity, sender: senderOf(identity, request) };
    return answer(200, await likePrayer(deps, by, params.id, body.liked));
  });
}
