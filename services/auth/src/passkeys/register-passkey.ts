import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import type { BodyOf, registerPasskey as registerCall } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, memberIdOf } from '@kbf/service-kit';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Passkey } from '../generated/prisma/client.ts';
import { lockSelf } from '../people/lock-self.ts';
import { insteadOfPasskey, passkeyRefused } from '../refusals.ts';
import { tooManyPasskeys } from './begin-passkey.ts';
import { takeChallenge } from './challenges.ts';
import { algorithms, relyingParty } from './relying-party.ts';
import { tellOfChange } from '../undo/tell-of-change.ts';
import { keepUndoState } from '../undo/undo-state.ts';

export type NewPasskey = BodyOf<typeof registerCall>;

/** The person who adds the passkey, the browser's mark, and a description of the device. */
export type Bringer = {
  identity: Identity;
  askedSecret: string | undefined;
  device: string;
};

/**
 * Stores the passkey that a browser has created for a member, and sends the member a link that undoes it.
 * @throws 400 for an answer that is not valid for this site, 409 for too many passkeys or a known one,
 * 410 for a used challenge
 */
export async function registerPasskey(deps: Deps, made: NewPasskey, by: Bringer): Promise<Passkey> {
  const { database, relay } = deps;
  const { identity, askedSecret } = by;
  const personId = memberIdOf(identity);
  const asked = { askedSecret, personId };
  const challenge = await takeChallenge(deps, made.response.clientDataJSON, asked);
  const credential = await verify(deps, made, challenge);
  const kept = await database.transaction(async (tx) => {
    const person = await lockSelf(tx, identity);
    await refuseTooMany(tx, personId, credential.id);
    const now = await databaseNow(tx);
    const state = await keepUndoState(tx, person, now);
    const passkey = await tx.passkey.create({
      data: {
        id: randomUUID(),
        personId,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: made.response.transports ?? [],
        name: by.device,
        createdAt: now,
      },
    });
    await recordAudit(tx, {
      action: 'passkey.added',
      actorId: personId,
      subjectId: personId,
      details: { passkeyId: passkey.id, name: passkey.name },
    });
    await tellOfChange(tx, deps, person, 'passkey-added', state);
    return passkey;
  });
  relay.nudge();
  return kept;
}

async function refuseTooMany(tx: Tx, personId: string, credentialId: string): Promise<void> {
  if ((await tx.passkey.count({ where: { personId } })) >= limits.passkey.most)
    throw tooManyPasskeys();
  if (await tx.passkey.findUnique({ where: { credentialId } }))
    throw conflict('This passkey is already set up.');
}

async function verify(
  { config }: Pick<Deps, 'config'>,
  { id, response }: NewPasskey,
  expectedChallenge: string,
): Promise<WebAuthnCredential> {
  const site = relyingParty(config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (cause) {
    throw passkeyRefused(insteadOfPasskey.here, cause);
  }
  throw passkeyRefused(insteadOfPasskey.here);
}
