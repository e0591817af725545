import { idOf } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { nextStart } from '../gatherings/coming.ts';
import { insertPrayer } from '../prayers/insert-prayer.ts';
import { demoNames } from './demo-prayers.ts';
import type { DemoPersonName } from './demo-prayers.ts';

const hourMs = 3_600_000;

export const demoCircle = {
  name: 'Owners who meet on Tuesdays',
  line: 'Coffee at seven, then the week before us.',
  /** The first one leads it. */
  people: ['daniel', 'naomi', 'grace'],
  requests: [
    {
      by: 'daniel',
      hoursAgo: 5,
      text: 'My oldest craftsman retires in June. Please pray that I find the right words for his last day.',
    },
    {
      by: 'naomi',
      hoursAgo: 29,
      text: 'I have to let a customer go who no longer pays. Please pray that I stay kind and clear.',
    },
    {
      by: 'grace',
      hoursAgo: 52,
      text: 'Pray for patience with the permits, and that I sleep again before the move.',
    },
  ],
} as const satisfies {
  name: string;
  line: string;
  people: DemoPersonName[];
  requests: { by: DemoPersonName; hoursAgo: number; text: string }[];
};

/** Creates a circle of demo people with what they share there, and who of them comes to the next gathering, once. */
export async function seedCircle(tx: Tx, now: number): Promise<void> {
  const { name, line, people, requests } = demoCircle;
  const circleId = idOf(name);
  if (await tx.circle.findUnique({ where: { id: circleId } })) return;
  const createdAt = new Date(now - 72 * hourMs);
  const members = people.map((one) => ({ personId: demoNames[one].id, joinedAt: createdAt }));
  const founderId = demoNames[people[0]].id;
  await tx.circle.create({
    data: { id: circleId, name, line, founderId, createdAt, members: { create: members } },
  });
  for (const { by, hoursAgo, text } of requests) {
    const id = idOf(text);
    await insertPrayer(tx, {
      id,
      author: { userId: demoNames[by].id, visitorId: null },
      anonymous: false,
      request: text,
      response: null,
      responseSource: null,
      tags: [],
      state: 'circle',
      audience: 'circle',
      circleId,
      heldReasons: [],
      requestId: null,
      contentHash: null,
    });
    const at = new Date(now - hoursAgo * hourMs);
    const data = { authorName: demoNames[by].fullName, publishedAt: at, createdAt: at };
    await tx.prayer.update({ where: { id }, data });
  }
  const startsAt = nextStart(new Date(now));
  await tx.gatheringAttendance.createMany({
    data: members.map(({ personId }) => ({
      startsAt,
      personId,
      remind: false,
      createdAt: new Date(now),
    })),
  });
}
