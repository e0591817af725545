import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { bech32 } from '@scure/base';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

const keyPrefix = 'AGE-SECRET-KEY-';

/** A new key of age from 32 random bytes. Anyone who has it can read the backups. */
export const backupKey = (bytes: Uint8Array): string =>
  bech32.encodeFromBytes(keyPrefix, bytes).toUpperCase();

/** What seals for this key, and opens nothing. */
export const recipientOf = (key: string): Promise<string> => identityToRecipient(key);

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Compresses and encrypts a stream into a file, which appears whole or not at all, and lasts. */
export async function seal(from: Readable, file: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const zipped = createGzip();
  const written = pipeline(from, zipped);
  const sealed = await encrypter.encrypt(Readable.toWeb(zipped) as unknown as Bytes);
  const part = `${file}.part`;
  await pipeline(Readable.fromWeb(sealed as never), createWriteStream(part, { mode: 0o640 }));
  await written;
  await syncFile(part);
  await rename(part, file);
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}

/** The content of a sealed file. @throws for another key */
export async function unseal(file: string, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const sealed = Readable.toWeb(createReadStream(file)) as unknown as Bytes;
  const opened = Readable.fromWeb((await decrypter.decrypt(sealed)) as never);
  const unzipped = createGunzip();
  // An error of either ends the reader.
  pipeline(opened, unzipped).catch((error: Error) => unzipped.destroy(error));
  return unzipped;
}

export const sealText = (text: string, file: string, recipient: string): Promise<void> =>
  seal(Readable.from([Buffer.from(text)]), file, recipient);

export async function unsealText(file: string, key: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await unseal(file, key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
