import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { answer, implement, memberIdOf } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { judgeAmongFew } from '../checks/judge-for.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { endChat } from './end-chats.ts';
import { findChat, listChats, lockChat, showChat } from './find-chats.ts';
import { listMessages, sendMessage } from './messages.ts';
import { seeChat, setReadMarks } from './read-marks.ts';
import { reportChat } from './report-chat.ts';
import { startChat } from './start-chat.ts';

type Call = { identity: Identity; request: FastifyRequest };
type Own = { id: string; personId: string };

/** Private chats of two members. Everyone else gets 404, admins too. */
export function registerChatRoutes(app: Service, deps: Deps): void {
  const { config, database } = deps;

  /** Counts a change of a member, and makes it. */
  async function change<T>(
    { identity, request }: Call,
    act: 'chatChanges' | 'chatMessages',
    make: (tx: Tx, personId: string) => Promise<T>,
  ): Promise<T> {
    await takeAllowance(deps, act, senderOf(identity, request));
    return database.transaction((tx) => make(tx, memberIdOf(identity)));
  }

  function read<T>(
    { params: { id }, identity }: { params: { id: string }; identity: Identity },
    reply: FastifyReply,
    look: (tx: Tx, own: Own) => Promise<T>,
  ): Promise<T> {
    void reply.header('cache-control', 'private, no-store');
    const own = { id, personId: memberIdOf(identity) };
    return database.transaction((tx) => look(tx, own));
  }

  implement(app, contracts.listChats, async ({ query, identity, request, reply }) => {
    const personId = memberIdOf(identity);
    const page = await database.transaction((tx) => listChats(tx, personId, query));
    void reply.header('cache-control', 'private, no-store');
    return answer(
      200,
      presentPage(page, { request, reply }, (chat) => chat),
    );
  });

  implement(app, contracts.startChat, async ({ body, ...call }) => {
    const chat = await change(call, 'chatChanges', async (tx, personId) =>
      showChat(tx, { id: await startChat(tx, { personId, otherId: body.userId }), personId }),
    );
    return answer(201, chat);
  });

  implement(app, contracts.getChat, async ({ reply, ...call }) =>
    answer(200, await read(call, reply, showChat)),
  );

  implement(app, contracts.listChatMessages, async ({ query, reply, ...call }) =>
    answer(200, await read(call, reply, (tx, own) => listMessages(config, tx, own, query))),
  );

  implement(app, contracts.sendChatMessage, async ({ params: { id }, body, care, ...call }) => {
    const message = await change(call, 'chatMessages', async (tx, personId) => {
      const own = { id, personId };
      // Before the words are judged, so that an outsider learns nothing. Without a lock: people are locked first.
      await findChat(tx, own);
      judgeAmongFew({ texts: [body.text], care, path: 'body.text' });
      return sendMessage(config, tx, own, body);
    });
    return answer(201, { message, care });
  });

  implement(app, contracts.seeChat, async ({ params: { id }, body, identity }) => {
    const own = { id, personId: memberIdOf(identity) };
    await database.transaction((tx) => seeChat(tx, own, body.place));
    return answer(204);
  });

  implement(app, contracts.setReadMarks, async ({ params: { id }, body, ...call }) => {
    const chat = await change(call, 'chatChanges', async (tx, personId) => {
      await setReadMarks(tx, { id, personId }, body.isOn);
      return showChat(tx, { id, personId });
    });
    return answer(200, chat);
  });

  implement(app, contracts.endChat, async ({ params: { id }, ...call }) => {
    await change(call, 'chatChanges', async (tx, personId) => {
      await lockChat(tx, { id, personId });
      await endChat(tx, id);
    });
    return answer(204);
  });

  implement(app, contracts.reportChat, async ({ params: { id }, body, identity, request }) => {
    const given = { sender: senderOf(identity, request), reason: body.reason };
    await reportChat(deps, { id, personId: memberIdOf(identity) }, given);
    return answer(201, { reported: true as const });
  });
}
