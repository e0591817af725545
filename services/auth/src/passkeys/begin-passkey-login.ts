import { passkeyRequest } from '@kbf/contracts';
import type { AnswerOf, beginPasskeyLogin as beginCall } from '@kbf/contracts';
import { isOverQuota } from '@kbf/data-kit';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Deps } from '../deps.ts';
import { passkeyQuotas } from '../limits/message-quotas.ts';
import { refuseLogin } from '../limits/refuse-login.ts';
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
  const { networks, askedSecret } = asking;
  const used = await isOverQuota(sql, passkeyQuotas(config, networks));
  if (used.isOver)
    throw await refuseLogin({ sql, config }, { networks }, 'passkey', used.retryAfterSeconds);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    timeout: challengeMs,
    userVerification: 'required',
  });
  await keepChallenge(prisma, config.HASHING_KEY, options.challenge, {
    askedSecret,
    personId: null,
  });
  return passkeyRequest.parse(options);
}
