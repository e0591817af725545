import * as contracts from '@kbf/contracts';
import { answer, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { blockMember, listBlocks } from './block-member.ts';

/** A member blocks another everywhere. */
export function registerBlockRoutes(app: Service, deps: Deps): void {
  const { database } = deps;

  implement(app, contracts.listBlocks, async ({ identity, reply }) => {
    void reply.header('cache-control', 'private, no-store');
    return answer(200, await listBlocks(database.prisma, memberIdOf(identity)));
  });

  implement(app, contracts.blockMember, async ({ params, identity, request }) => {
    await takeAllowance(deps, 'blocks', senderOf(identity, request));
    const pair = { blockerId: memberIdOf(identity), blockedId: params.userId };
    return answer(200, await database.transaction((tx) => blockMember(tx, pair)));
  });

  implement(app, contracts.unblockMember, async ({ params, identity, request }) => {
    await takeAllowance(deps, 'blocks', senderOf(identity, request));
    const pair = { blockerId: memberIdOf(identity), blockedId: params.userId };
    await database.prisma.memberBlock.deleteMany({ where: pair });
    return answer(204);
  });
}
