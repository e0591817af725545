import { sign, verify } from 'node:crypto';
import type { StatefulServiceName } from '@kbf/contracts';
import { SealError, readPrivateKey, readPublicKey, serviceConfig } from '@kbf/process-kit';
import type { z } from 'zod';
import { openAsReader, sealForReader } from './seal-for-reader.ts';

/** Keys with which a service signs its events, seals fields for others, and opens fields sealed for it. */
export type EventKeys = {
  service: StatefulServiceName;
  /** @returns base64url */
  sign: (body: string) => string;
  /** Whether `from` signed this body. */
  isSignedBy: (from: string, body: string, signature: string) => boolean;
  sealFor: (reader: StatefulServiceName, text: string, boundTo: string) => string;
  /** @throws {SealError} */
  open: (sealed: string, boundTo: string) => string;
};

/** The same keys sign other kinds of tokens. Only events start with this prefix. */
const signedAs = 'kbf/event/v1\n';
const bytesToSign = (body: string) => Buffer.from(signedAs + body, 'utf8');

/** The settings with the keys. */
export const eventKeysConfig = serviceConfig.pick({
  SERVICE_SIGNING_KEY: true,
  SERVICE_PUBLIC_KEYS: true,
  EVENT_READING_KEYS: true,
  EVENT_READER_PUBLIC_KEYS: true,
});

/** The keys of one service, from its configuration. */
export function createEventKeys(
  service: StatefulServiceName,
  config: z.output<typeof eventKeysConfig>,
): EventKeys {
  const signingKey = readPrivateKey(config.SERVICE_SIGNING_KEY);
  const signers = new Map(
    Object.entries(config.SERVICE_PUBLIC_KEYS).map(([name, keys]) => [
      name,
      keys.map(readPublicKey),
    ]),
  );
  const readers = new Map(
    Object.entries(config.EVENT_READER_PUBLIC_KEYS).map(([name, key]) => [
      name,
      readPublicKey(key),
    ]),
  );
  const readingKeys = config.EVENT_READING_KEYS.map(readPrivateKey);
  return {
    service,
    sign: (body) => sign(null, bytesToSign(body), signingKey).toString('base64url'),
    isSignedBy: (from, body, signature) =>
      (signers.get(from) ?? []).some((key) =>
        verify(null, bytesToSign(body), key, Buffer.from(signature, 'base64url')),
      ),
    sealFor: (reader, text, boundTo) => {
      const key = readers.get(reader);
      if (!key) throw new Error(`EVENT_READER_PUBLIC_KEYS has no key of ${reader}`);
      return sealForReader(key, text, boundTo);
    },
    open: (sealed, boundTo) => openWithAny(readingKeys, sealed, boundTo),
  };
}

/** Tries several keys, because fields sealed to an old key may still be on their way after a key change. */
function openWithAny(
  keys: readonly Parameters<typeof openAsReader>[0][],
  sealed: string,
  boundTo: string,
): string {
  for (const key of keys) {
    try {
      return openAsReader(key, sealed, boundTo);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
    }
  }
  throw new SealError('the field cannot be opened');
}
