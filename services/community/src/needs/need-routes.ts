import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { createNeed } from './create-need.ts';
import { deleteNeed } from './delete-need.ts';
import { listNeeds, listOwnNeeds } from './list-needs.ts';
import { answerContact, askContact, listContacts } from './need-contacts.ts';

const asTheyAre = <Row>(row: Row): Row => row;

/** Needs and offers of approved members, and contact requests about them. */
export function registerNeedRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.listNeeds, async ({ query, identity, request, reply }) => {
    const page = await listNeeds(deps, memberIdOf(identity), query);
    void reply.header('cache-control', 'private, no-store');
    return answer(200, presentPage(page, { request, reply }, asTheyAre));
  });

  implement(app, contracts.listOwnNeeds, async ({ query, identity, request, reply }) => {
    const page = await listOwnNeeds(deps, memberIdOf(identity), query);
    void reply.header('cache-control', 'private, no-store');
    return answer(200, presentPage(page, { request, reply }, asTheyAre));
  });

  implement(app, contracts.createNeed, async ({ body, identity, care, request }) => {
    const by = { identity, sender: senderOf(identity, request), care };
    const { id, need, ...found } = await createNeed(deps, by, body);
    return need
      ? answer(201, { id, posted: 'public' as const, need, ...found })
      : answer(202, { id, posted: 'held' as const, ...found });
  });

  implement(app, contracts.deleteNeed, async ({ params, identity }) => {
    await deleteNeed(deps, identity, params.id);
    return answer(204);
  });

  implement(app, contracts.askNeedContact, async ({ params, body, identity, request }) => {
    const asking = { memberId: memberIdOf(identity), shares: body.shares };
    return answer(201, await askContact(deps, senderOf(identity, request), params.id, asking));
  });

  implement(app, contracts.listNeedContacts, async ({ query, identity, request, reply }) => {
    const page = await listContacts(deps, memberIdOf(identity), query);
    void reply.header('cache-control', 'private, no-store');
    return answer(200, presentPage(page, { request, reply }, asTheyAre));
  });

  implement(app, contracts.answerNeedContact, async ({ params, body, identity }) => {
    const given =
      body.answer === 'confirm'
        ? ({ shares: body.shares, state: 'confirmed' } as const)
        : ({ shares: [], state: 'declined' } as const);
    const asked = { memberId: memberIdOf(identity), ...given };
    return answer(200, await answerContact(deps, params.contactId, asked));
  });
}
