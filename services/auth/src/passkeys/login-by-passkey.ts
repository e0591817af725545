import { limits } from '@kbf/contracts';
import type { BodyOf, loginByPasskey as loginCall } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { AppError } from '@kbf/service-kit';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Passkey } from '../generated/prisma/client.ts';
import { isOpen } from '../limits/refuse-login.ts';
import { replaceLogin } from '../login/complete-login.ts';
import type { CompletedLogin, RedeemingBrowser } from '../login/complete-login.ts';
import { recordFailedLogin } from '../login/record-failed-login.ts';
import { isActive, lockPersonRow } from '../people/lock-person.ts';
import { insteadOfPasskey, passkeyRefused } from '../refusals.ts';
import { earlier } from '../time/later.ts';
import { takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

export type SignedChallenge = Omit<BodyOf<typeof loginCall>, 'switchLogin'>;

/**
 * Logs in with a passkey.
 * @throws 400 for every passkey that does not log in, for any reason; 410 for a used challenge, 409 when another person
 * is logged in there
 */
export async function loginByPasskey(
  deps: Deps,
  signed: SignedChallenge,
  browser: RedeemingBrowser & { askedSecret: string | undefined },
): Promise<CompletedLogin> {
  const { config, database } = deps;
  const { askedSecret } = browser;
  const asked = { askedSecret, personId: null };
  const challenge = await takeChallenge(deps, signed.response.clientDataJSON, asked);
  const passkey = await database.prisma.passkey.findUnique({ where: { credentialId: signed.id } });
  const counter = passkey && (await verify(deps, signed, passkey, challenge));
  if (!passkey || counter === undefined || counter === null) {
    await recordFailedLogin(deps, passkey?.personId ?? null, 'wrong passkey');
    throw await refusal(deps, browser);
  }
  const login = await database.transaction(async (tx) => {
    const person = await lockPersonRow(tx, passkey.personId);
    if (!isActive(person) || !(await countUse(tx, passkey, counter))) return undefined;
    await recordAudit(tx, {
      action: 'passkey.used',
      actorId: person.id,
      subjectId: person.id,
      details: { passkeyId: passkey.id },
    });
    return replaceLogin(tx, config, person, {
      ...browser,
      // A passkey that can still be undone is no stronger proof than the login that added it.
      provesOwner: passkey.createdAt < earlier(await databaseNow(tx), limitsOfUndo),
    });
  });
  if (!login) throw await refusal(deps, browser);
  return login;
}

/** Names the phone or the email while one can ask for links there. */
async function refusal(
  { config, database: { sql } }: Pick<Deps, 'config' | 'database'>,
  { networks }: Pick<RedeemingBrowser, 'networks'>,
): Promise<AppError> {
  for (const channel of ['sms', 'email'] as const)
    if (await isOpen({ sql, config }, { networks }, channel))
      return passkeyRefused(insteadOfPasskey[channel]);
  return passkeyRefused(insteadOfPasskey.none);
}

const limitsOfUndo = { days: limits.contactChange.undoDays };

/** @returns how often the device says that it was used; undefined if the signature is not valid for this site */
async function verify(
  { config }: Pick<Deps, 'config'>,
  { id, response }: SignedChallenge,
  passkey: Passkey,
  expectedChallenge: string,
): Promise<number | undefined> {
  const site = relyingParty(config);
  const owner = Buffer.from(passkey.personId).toString('base64url');
  if (response.userHandle !== undefined && response.userHandle !== owner) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // Another origin or site, a wrong signature, or a counter that goes back (a copied device, for example).
    return undefined;
  }
}

/** Records the use, unless another use came first or the passkey was removed. */
async function countUse(tx: Tx, { id, counter: before }: Passkey, counter: number) {
  const { count } = await tx.passkey.updateMany({
    where: { id, counter: before },
    data: { counter, lastUsedAt: await databaseNow(tx) },
  });
  return count > 0;
}
