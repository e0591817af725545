import { randomUUID } from 'node:crypto';
import { databaseNow } from '@kbf/data-kit';
import { conflict } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { checkRoomFor, lockCirclesOf } from './join-circle.ts';

type Founded = { name: string; line: string; requestId?: string | undefined };

/** Founds a circle with one member. The same request id finds it again. @returns its id @throws 409 */
export async function foundCircle(tx: Tx, personId: string, founded: Founded): Promise<string> {
  const { name, line, requestId = null } = founded;
  await lockCirclesOf(tx, personId);
  const earlier = requestId && (await tx.circle.findUnique({ where: { requestId } }));
  if (earlier) {
    const isSame = earlier.founderId === personId && earlier.name === name && earlier.line === line;
    if (!isSame) throw conflict('This circle was already sent with different content.');
    return earlier.id;
  }
  await checkRoomFor(tx, personId);
  const createdAt = await databaseNow(tx);
  const { id } = await tx.circle.create({
    data: {
      id: randomUUID(),
      name,
      line,
      founderId: personId,
      requestId,
      createdAt,
      members: { create: [{ personId, joinedAt: createdAt }] },
    },
  });
  return id;
}
