/** Plain SQL because Prisma has no row locks. */
import { lockRow } from '@kbf/data-kit';
import { forbidden, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** The longest member first. */
export const withMembers = {
  members: { orderBy: [{ joinedAt: 'asc' }, { personId: 'asc' }] },
} satisfies Prisma.CircleInclude;
export type WithMembers = Prisma.CircleGetPayload<{ include: typeof withMembers }>;

/** All changes of one circle run one after the other. @returns null when it has ended */
export async function lockCircle(tx: Tx, id: string): Promise<WithMembers | null> {
  if (!(await lockRow(tx, 'circle', id))) return null;
  return await tx.circle.findUnique({ where: { id }, include: withMembers });
}

/** @throws 404 for everyone outside */
export async function lockOwnCircle(tx: Tx, id: string, personId: string): Promise<WithMembers> {
  const circle = await lockCircle(tx, id);
  if (!circle?.members.some((member) => member.personId === personId)) throw notFound();
  return circle;
}

/** @throws 404 for everyone outside, 403 for members who did not found it */
export async function lockFoundedCircle(
  tx: Tx,
  id: string,
  personId: string,
): Promise<WithMembers> {
  const circle = await lockOwnCircle(tx, id, personId);
  if (circle.founderId !== personId) throw forbidden('Only the founder of the circle can do this.');
  return circle;
}
