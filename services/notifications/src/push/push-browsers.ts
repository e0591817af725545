import { randomUUID } from 'node:crypto';
import { addPushBrowser, limits } from '@kbf/contracts';
import type { PushBrowser } from '@kbf/contracts';
import { open, seal } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import { hashRecipient } from '../messages/recipient.ts';

type Browsers = Pick<Tx, 'pushBrowser'>;

/**
 * Stores a browser for a person, who is locked. If it was another person's, it is no longer theirs: who logs in at a
 * shared computer must not get the notices of the last one.
 */
export async function storePushBrowser(
  tx: Browsers,
  key: Uint8Array,
  personId: string,
  browser: PushBrowser,
): Promise<void> {
  const endpointHash = hashRecipient(key, browser.endpoint);
  const known = await tx.pushBrowser.findUnique({ where: { endpointHash } });
  const isTheirs = known?.personId === personId;
  // Another id for another person: what still waits for the last one is not sent here.
  if (known && !isTheirs) await tx.pushBrowser.delete({ where: { endpointHash } });
  const id = known && isTheirs ? known.id : randomUUID();
  const sealed = seal(key, JSON.stringify(browser), id);
  await tx.pushBrowser.upsert({
    where: { endpointHash },
    create: { id, personId, endpointHash, sealed },
    update: { sealed },
  });
  const tooMany = await tx.pushBrowser.findMany({
    where: { personId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    skip: limits.push.most,
    select: { id: true },
  });
  await tx.pushBrowser.deleteMany({ where: { id: { in: tooMany.map((one) => one.id) } } });
}

/** Forgets one browser of a person, or all. */
export async function forgetPushBrowsers(
  tx: Browsers,
  key: Uint8Array,
  personId: string,
  endpoint?: string,
): Promise<void> {
  const one = endpoint === undefined ? {} : { endpointHash: hashRecipient(key, endpoint) };
  await tx.pushBrowser.deleteMany({ where: { personId, ...one } });
}

/** A stored browser. @throws when it was not encrypted with this key for this row */
export const openPushBrowser = (
  key: Uint8Array,
  { id, sealed }: { id: string; sealed: string },
): PushBrowser => addPushBrowser.body.parse(JSON.parse(open(key, sealed, id)));
