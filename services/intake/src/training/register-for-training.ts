import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { recordEvent } from '@kbf/events';
import { conflict } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';

export type Registration = {
  /** Of the sender, narrow to wide, for the limits of mails. */
  networks: readonly string[];
  /** The member who is logged in. */
  senderId: string | undefined;
  fullName: string;
  email: string;
  financialGoals: Record<string, string | undefined>;
  requestId?: string | undefined;
};

/**
 * Stores a registration for the training; auth then confirms its mail address. An earlier registration makes no
 * difference here, so that the answer does not reveal it.
 * @throws 409 for a request id with other content
 */
export async function registerForTraining(deps: Deps, asked: Registration): Promise<void> {
  const { database, eventKeys, relay } = deps;
  const { fullName, email, networks, senderId = null, requestId = null } = asked;
  const given = Object.entries(asked.financialGoals).filter((goal): goal is [string, string] =>
    Boolean(goal[1]),
  );
  const financialGoals = Object.fromEntries(given);
  await database.transaction(async (tx, sql) => {
    const [made] = await tx.trainingRegistration.createManyAndReturn({
      data: [{ id: randomUUID(), requestId, senderId, fullName, email, financialGoals }],
      skipDuplicates: true,
    });
    if (!made) return refuseOther(tx, requestId, { fullName, email, financialGoals });
    const registration = {
      registrationId: made.id,
      person: { fullName, email, networks: [...networks] },
      registeredAt: made.createdAt.toISOString(),
    };
    await recordEvent(sql, 'training.registered', registration, eventKeys);
  });
  relay.nudge();
}

async function refuseOther(tx: Tx, requestId: string | null, content: object): Promise<void> {
  const found = await tx.trainingRegistration.findFirst({
    where: { requestId },
    select: { fullName: true, email: true, financialGoals: true },
  });
  if (requestId === null || !isDeepStrictEqual(found, content))
    throw conflict('This form was already sent with different content.');
}
