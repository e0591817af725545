import * as contracts from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { answer, implement, memberIdOf, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import { shareLockMember } from '../audience/lock-member-sql.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { senderOf } from '../limits/sender.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import { endRoom, putPrayers, setTurning, turnRoom } from './change-room.ts';
import { listChoices } from './choose-prayers.ts';
import { getRoom, listRooms } from './find-rooms.ts';
import { addGatheringPrayer, nextGatheringAt, removeGatheringPrayer } from './gathering-prayers.ts';
import { leadRoom, listPeople } from './lead-room.ts';
import { findRoom } from './lock-room.ts';
import { openRoom } from './open-room.ts';
import { createPresence } from './presence.ts';
import { openRoomStream } from './room-stream.ts';
import { watchRooms } from './watch-rooms.ts';

type Call = { identity: Identity; request: FastifyRequest };

/** Prayer rooms of circles and of gatherings. Everyone outside of a circle gets 404, admins too. */
export function registerRoomRoutes(app: Service, deps: Deps): void {
  const { config, database, logger, relay } = deps;
  const presence = createPresence(config, logger);
  const watch = watchRooms({ database, presence, logger });
  const stream = openRoomStream(watch, config);
  app.addHook('preClose', async () => {
    stream.endAll();
    watch.stop();
    presence.close();
  });

  /** Counts a change of a member, and makes it. */
  async function change<T>(
    { identity, request }: Call,
    make: (tx: Tx, sql: SqlRunner, personId: string) => Promise<T>,
  ): Promise<T> {
    await takeAllowance(deps, 'roomWrites', senderOf(identity, request));
    return database.transaction((tx, sql) => make(tx, sql, memberIdOf(identity)));
  }

  /** A change that everyone in the room sees. */
  async function changeRoom(
    id: string,
    call: Call,
    make: (tx: Tx, sql: SqlRunner, by: { id: string; personId: string }) => Promise<void>,
  ) {
    await change(call, (tx, sql, personId) => make(tx, sql, { id, personId }));
    await watch.changed(id);
    return answer(204);
  }

  implement(app, contracts.listRooms, async ({ identity }) =>
    answer(200, await database.transaction((tx) => listRooms(tx, memberIdOf(identity)))),
  );

  implement(app, contracts.listRoomChoices, async ({ query: { circleId }, identity }) => {
    const choices = await database.transaction(async (tx, sql) => {
      if (circleId) await shareLockMember(tx, circleId, memberIdOf(identity));
      const gatheringAt = await nextGatheringAt(tx);
      return listChoices(sql, { circleId: circleId ?? null, gatheringAt });
    });
    return answer(200, choices);
  });

  implement(app, contracts.openRoom, async ({ body, ...call }) => {
    const room = await change(call, async (tx, sql, personId) => {
      const id = await openRoom({ tx, sql }, call.identity, body);
      return getRoom(tx, sql, { id, personId });
    });
    relay.nudge();
    return answer(201, room);
  });

  implement(app, contracts.getRoom, async ({ params: { id }, identity }) => {
    const by = { id, personId: memberIdOf(identity) };
    return answer(200, await database.transaction((tx, sql) => getRoom(tx, sql, by)));
  });

  implement(app, contracts.turnRoom, ({ params: { id }, body, ...call }) =>
    changeRoom(id, call, (tx, sql, by) => turnRoom(tx, sql, by, body.prayerId)),
  );

  implement(app, contracts.setRoomTurning, ({ params: { id }, body, ...call }) =>
    changeRoom(id, call, (tx, sql, by) => setTurning(tx, sql, by, body.byItself)),
  );

  implement(app, contracts.leadRoom, ({ params: { id }, body, ...call }) =>
    changeRoom(id, call, (tx, sql, by) => leadRoom({ tx, sql, presence }, by, body.userId)),
  );

  implement(app, contracts.listRoomPeople, async ({ params: { id }, identity }) => {
    const by = { id, personId: memberIdOf(identity) };
    const people = await database.transaction((tx, sql) => listPeople({ tx, sql, presence }, by));
    return answer(200, people);
  });

  implement(app, contracts.putRoomPrayers, ({ params: { id }, body, ...call }) =>
    changeRoom(id, call, (tx, sql, by) => putPrayers(tx, sql, by, body.prayerIds)),
  );

  implement(app, contracts.endRoom, async ({ params: { id }, ...call }) => {
    const ended = await changeRoom(id, call, (tx, sql) => endRoom(tx, sql, call.identity, id));
    relay.nudge();
    return ended;
  });

  implement(app, contracts.roomStream, async ({ params: { id }, identity, request, reply }) => {
    const by = { id, personId: memberIdOf(identity) };
    await findRoom(database.prisma, database.sql, by);
    await stream.open(by, request, reply);
    return sent;
  });

  const added = [
    [contracts.addGatheringPrayer, addGatheringPrayer],
    [contracts.removeGatheringPrayer, removeGatheringPrayer],
  ] as const;
  for (const [call, make] of added)
    implement(app, call, async ({ params: { id: prayerId }, ...by }) => {
      await change(by, (tx, _sql, personId) => make(tx, { personId, prayerId }));
      return answer(204);
    });
}
