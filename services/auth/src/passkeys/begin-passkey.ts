import { passkeyCreation, limits } from '@kbf/contracts';
import type { AnswerOf, beginPasskey as beginCall } from '@kbf/contracts';
import { databaseNow, daySeconds, refuseOverQuota } from '@kbf/data-kit';
import { conflict } from '@kbf/service-kit';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';
import { proofRequired } from '../refusals.ts';
import { earlier } from '../time/later.ts';
import { challengeMs, keepChallenge } from './challenges.ts';
import { algorithms, relyingParty } from './relying-party.ts';

/** How often a member may begin, so that the table of challenges stays small. */
const beginsPerDay = 60;

/**
 * Returns the options that a browser needs to create a passkey for a member.
 * @param by.loginId the login that asks. It must be recent, so that a person who finds an unlocked device cannot add a
 * passkey.
 * @throws 409 for an older login, or when there are ten already; 429
 */
export async function beginPasskey(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  person: Person,
  by: { loginId: string | undefined; askedSecret: string },
): Promise<AnswerOf<typeof beginCall>> {
  const { prisma, sql } = database;
  await refuseOldLogin(prisma, person.id, by.loginId);
  const known = await prisma.passkey.findMany({ where: { personId: person.id } });
  if (known.length >= limits.passkey.most) throw tooManyPasskeys();
  const quota = { key: `passkeys:${person.id}`, max: beginsPerDay, seconds: daySeconds };
  await refuseOverQuota(sql, [quota], 'You have tried this too many times today.');
  const site = relyingParty(config);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: fullNameOf(person),
    userDisplayName: fullNameOf(person),
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { askedSecret } = by;
  await keepChallenge(prisma, config.HASHING_KEY, options.challenge, {
    askedSecret,
    personId: person.id,
  });
  return passkeyCreation.parse(options);
}

export const tooManyPasskeys = () =>
  conflict(
    `You already have ${limits.passkey.most} passkeys. Please remove one you do not use first.`,
  );

/**
 * Refuses when that person's login neither began recently nor proved their identity recently.
 * @throws 409
 */
export async function refuseOldLogin(
  tx: Tx,
  personId: string,
  loginId: string | undefined,
): Promise<void> {
  if (!loginId) throw proofRequired();
  const since = { gt: earlier(await databaseNow(tx), { minutes: limits.passkey.proofMinutes }) };
  const OR = [{ createdAt: since }, { provenAt: since }];
  const found = await tx.loginSession.count({ where: { id: loginId, personId, OR } });
  if (found === 0) throw proofRequired();
}
