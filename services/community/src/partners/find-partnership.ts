import { conflict, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';

/** The partnership of a member, if there is one. */
export async function findPartnership(tx: Pick<Tx, 'partner'>, personId: string) {
  const own = await tx.partner.findUnique({
    where: { personId },
    select: { partnership: { include: { partners: true } } },
  });
  return own?.partnership;
}

/** @throws 404 when the member has no partner */
export async function requirePartnership(tx: Pick<Tx, 'partner'>, personId: string) {
  const partnership = await findPartnership(tx, personId);
  if (!partnership) throw notFound('You do not have an accountability partner right now.');
  return partnership;
}

/** @throws 409 when the member has a partner already */
export async function refuseSecond(tx: Pick<Tx, 'partner'>, personId: string): Promise<void> {
  if (await tx.partner.findUnique({ where: { personId } }))
    throw conflict('You already have an accountability partner. End that partnership first.');
}
