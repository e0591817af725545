import { passkeyCreation, limits } from '@kbf/contracts';
import type { AnswerOf, beginPasskey as beginCall } from '@kbf/contracts';
import { daySeconds, refuseOverQuota } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict } from '@kbf/service-kit';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Deps } from '../deps.ts';
import { fullNameOf } from '../names/person-name.ts';
import { lockSelf } from '../people/lock-self.ts';
import { challengeMs, keepChallenge } from './challenges.ts';
import { algorithms, relyingParty } from './relying-party.ts';

/** How often a member may begin, so that the table of challenges stays small. */
const beginsPerDay = 10;

/**
 * Returns the options that a browser needs to create a passkey for a member.
 * @throws 401 for a login that has ended, 409 when there are ten already, 429
 */
export async function beginPasskey(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  identity: Identity,
  askedSecret: string,
): Promise<AnswerOf<typeof beginCall>> {
  return database.transaction(async (tx, sql) => {
    const person = await lockSelf(tx, identity);
    const known = await tx.passkey.findMany({ where: { personId: person.id } });
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
    await keepChallenge(tx, config.HASHING_KEY, options.challenge, {
      askedSecret,
      personId: person.id,
    });
    return passkeyCreation.parse(options);
  });
}

export const tooManyPasskeys = () =>
  conflict(
    `You already have ${limits.passkey.most} passkeys. Please remove one you do not use first.`,
  );
