import { care } from '@kbf/contracts';
import type { Care } from '@kbf/contracts';
import { createNameHash, databaseNow } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';

/** Hours that a danger is remembered, unless the person says that they are safe. */
const hours = 24;

/** The remembered person: a member, or a visitor by cookie. */
export type Remembered = { memberId: string | undefined; visitorId: string | undefined };

type Work = Pick<Deps, 'config' | 'database'>;

/** @returns undefined for a person without any id */
function keyOf({ config }: Work, { memberId, visitorId }: Remembered): string | undefined {
  if (memberId) return memberId;
  return visitorId && createNameHash(config.HASHING_KEY, 'ai: who is remembered')(visitorId);
}

/** The certain danger from the person's last request, unless they said since that they are safe. */
export async function recallCare(work: Work, who: Remembered): Promise<Care | undefined> {
  const person = keyOf(work, who);
  if (person === undefined) return undefined;
  const { prisma } = work.database;
  const kept = await prisma.careMemory.findUnique({ where: { person } });
  return kept && kept.endsAt > (await databaseNow(prisma)) ? care.parse(kept.care) : undefined;
}

/** Remembers that a person is in danger, and the kind. Stores none of their words. */
export async function rememberCare(work: Work, who: Remembered, found: Care): Promise<void> {
  const person = keyOf(work, who);
  if (person === undefined) return;
  const { prisma } = work.database;
  const endsAt = new Date((await databaseNow(prisma)).getTime() + hours * 3_600_000);
  const kept = { care: found, endsAt };
  await prisma.careMemory.upsert({ where: { person }, create: { person, ...kept }, update: kept });
}

/** Forgets the danger: the person says that they are safe. */
export async function forgetCare(work: Work, who: Remembered): Promise<void> {
  const person = keyOf(work, who);
  if (person !== undefined) await work.database.prisma.careMemory.deleteMany({ where: { person } });
}
