import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { idOf } from '@kbf/data-kit';
import { etagOf } from '../photos/store-photo.ts';
import type { DemoPersonName } from './demo-prayers.ts';

/** The portrait of a demo person: a drawing made by `frontend/scripts/make-portraits.mjs`. */
export async function demoPortrait(by: DemoPersonName, userId: string) {
  const bytes = await readFile(join(import.meta.dirname, 'portraits', `${by}.jpg`));
  const id = idOf(`portrait ${userId}`);
  return { id, userId, bytes: new Uint8Array(bytes), etag: etagOf(bytes), state: 'public' };
}
