import { passkeyRequest } from '@kbf/contracts';
import type { AnswerOf, beginPasskeyLogin as beginCall } from '@kbf/contracts';
import { refuseOverQuota } from '@kbf/data-kit';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Deps } from '../deps.ts';
import { passkeyQuotas } from '../limits/message-quotas.ts';
import { tooManyPasskeyLogins } from '../refusals.ts';
import { challengeMs, keepChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Returns the options that a browser needs to ask for a passkey. They depend on no name, so they reveal nothing about
 * members.
 * @throws 429
 */
export async function beginPasskeyLogin(
  { config, database: { prisma, sql } }: Pick<Deps, 'config' | 'database'>,
  asking: { networks: readonly string[]; askedSecret: string },
): Promise<AnswerOf<typeof beginCall>> {
  await refuseOverQuota(sql, passkeyQuotas(config, asking.networks), tooManyPasskeyLogins);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    timeout: challengeMs,
    userVerification: 'required',
  });
  await keepChallenge(prisma, config.HASHING_KEY, options.challenge, {
    askedSecret: asking.askedSecret,
    personId: null,
  });
  return passkeyRequest.parse(options);
}
