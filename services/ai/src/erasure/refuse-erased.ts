import { shareLockPerson } from '@kbf/data-kit';
import { loginRequired } from '@kbf/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { withTimeout } from '../care/with-timeout.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';

/** Longest wait for our database when a reply needs nothing else from it (milliseconds). */
const knownMs = 400;

/**
 * Call it in the transaction that writes data of a person. Does nothing for visitors.
 * @throws {AppError} 401 when the person was erased: their last login may outlive them by a minute
 */
export async function refuseErased(tx: Tx, personId: string | undefined): Promise<void> {
  if (personId && (await shareLockPerson(tx, personId)).isErased) throw loginRequired();
}

/** Returns true if the person was erased; never for visitors. For callers that write nothing. */
export async function isErased(
  { database }: Pick<Deps, 'database'>,
  personId: string | undefined,
): Promise<boolean> {
  if (!personId) return false;
  return (await database.prisma.erasedPerson.count({ where: { personId } })) > 0;
}

/**
 * Like `refuseErased`, for callers that write nothing: the built-in guides work even when the database is down.
 * @throws {AppError} 401 when the person is known to be erased
 */
export async function refuseKnownErased(
  deps: Pick<Deps, 'database'>,
  personId: string | undefined,
  log: FastifyBaseLogger,
): Promise<void> {
  const known = isErased(deps, personId);
  if (await withTimeout(knownMs, log, known, 'went on without knowing who was erased'))
    throw loginRequired();
}
