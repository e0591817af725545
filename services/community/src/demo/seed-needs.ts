import { idOf } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { demoNeeds } from './demo-needs.ts';
import { demoNames } from './demo-prayers.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Creates the needs and offers of the demo people, once. */
export async function seedNeeds(tx: Tx, now: number): Promise<void> {
  await tx.need.createMany({
    data: demoNeeds.map(({ by, kind, tag, text, days, hoursAgo }) => ({
      id: idOf(text),
      kind,
      tag,
      text,
      authorUserId: demoNames[by].id,
      endsOn: new Date(now + days * dayMs),
      state: 'public',
      heldReasons: [],
      createdAt: new Date(now - hoursAgo * hourMs),
      publishedAt: new Date(now - hoursAgo * hourMs),
    })),
    skipDuplicates: true,
  });
}
