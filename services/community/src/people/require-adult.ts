import { errorCodes } from '@kbf/contracts';
import { AppError, approvalRequired } from '@kbf/service-kit';
import type { Tx } from '../database.ts';

/**
 * Lets a person into circles and private chats.
 * @throws 403 for a person who did not say that they are 18 or older; also when they are no approved member anymore,
 * because a token of before that must not get them in
 */
export async function requireAdult(
  tx: Pick<Tx, 'ageAnswer' | 'personName'>,
  personId: string,
): Promise<void> {
  const name = await tx.personName.findUnique({ where: { personId } });
  if (name && (name.suspended || !(name.approved || name.role === 'admin')))
    throw approvalRequired();
  const age = await tx.ageAnswer.findUnique({ where: { personId } });
  if (!age?.isAdult)
    throw new AppError(
      errorCodes.adultsOnly,
      403,
      'Prayer circles and private chats are for people who are 18 or older.',
    );
}
