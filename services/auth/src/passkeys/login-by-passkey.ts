import { limits } from '@kbf/contracts';
import type { BodyOf, loginByPasskey as loginCall } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Passkey } from '../generated/prisma/client.ts';
import { replaceLogin } from '../login/complete-login.ts';
import type { CompletedLogin, RedeemingBrowser } from '../login/complete-login.ts';
import { recordFailedLogin } from '../login/record-failed-login.ts';
import { isActive, lockPersonRow } from '../people/lock-person.ts';
import { passkeyRefused } from '../refusals.ts';
import { earlier } from '../time/later.ts';
import { takeChallenge } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

export type SignedChallenge = Omit<BodyOf<typeof loginCall>, 'switchLogin'>;

/**
 * Logs in with a passkey.
 * @throws 400 for every passkey that does not log in, whatever the reason; 410 for a used challenge, 409 when somebody
 *   else is logged in there
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
    throw passkeyRefused();
  }
  return database.transaction(async (tx) => {
    const person = await lockPersonRow(tx, passkey.personId);
    if (!isActive(person) || !(await countUse(tx, passkey, counter))) throw passkeyRefused();
    await recordAudit(tx, {
      action: 'passkey.used',
      actorId: person.id,
      subjectId: person.id,
      details: { passkeyId: passkey.id },
    });
    return replaceLogin(tx, config, person, {
      ...browser,
      // One that can still be taken back proves no more than who has added it.
      provesOwner: passkey.createdAt < earlier(await databaseNow(tx), limitsOfUndo),
    });
  });
}

const limitsOfUndo = { days: limits.contactChange.undoDays };

/** @returns how often the device says that it was used; undefined for what the passkey has not signed, or not for us */
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
    // Another origin, another site, a wrong signature, a counter that goes back: a copy of the device, maybe.
    return undefined;
  }
}

/** Writes down the use, unless another one came between or the passkey is gone. */
async function countUse(tx: Tx, { id, counter: before }: Passkey, counter: number) {
  const { count } = await tx.passkey.updateMany({
    where: { id, counter: before },
    data: { counter, lastUsedAt: await databaseNow(tx) },
  });
  return count > 0;
}
