import { shareLockPerson } from '@kbf/data-kit';
import { loginRequired } from '@kbf/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { inTime } from '../care/in-time.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';

/** Longest wait for our database where a reply needs nothing else of it (milliseconds). */
const knownMs = 400;

/**
 * Call it in the transaction that writes something of a person's. Does nothing for visitors.
 * @throws {AppError} 401 when the person was erased: their last login may outlive them by a minute
 */
export async function refuseErased(tx: Tx, personId: string | undefined): Promise<void> {
  if (personId && (await shareLockPerson(tx, personId)).isErased) throw loginRequired();
}

/** Whether the person was erased; never for visitors. For where nothing is written. */
export async function isErased(
  { database }: Pick<Deps, 'database'>,
  personId: string | undefined,
): Promise<boolean> {
  if (!personId) return false;
  return (await database.prisma.erasedPerson.count({ where: { personId } })) > 0;
}

/**
 * As `refuseErased`, where nothing is written: a database that is away keeps nobody from the built-in guides.
 * @throws {AppError} 401 when the person is known to be erased
 */
export async function refuseKnownErased(
  deps: Pick<Deps, 'database'>,
  personId: string | undefined,
  log: FastifyBaseLogger,
): Promise<void> {
  const known = isErased(deps, personId);
  if (await inTime(knownMs, log, known, 'went on without knowing who was erased'))
    throw loginRequired();
}
