import { humanNeeds, responseLeaves, submissionStats } from '@kbf/contracts';
import type { ContactSubmission, TrainingProgress } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { demoProgress } from '../src/demo/demo-progress.ts';
import { seed } from '../src/seed.ts';
import { admin, eventsOf, useIntake } from './setup.ts';

const intake = useIntake();

test('When the demo is seeded twice, then 25 submissions of every kind are there once, nobody is told', async () => {
  await seed(intake.databaseUrl);
  await seed(intake.databaseUrl);
  const list = await intake.call<ContactSubmission[]>('GET', '/api/contact-submissions?limit=100', {
    as: admin,
  });
  expect(list.headers.get('x-total-count')).toBe('25');
  const found = list.json();
  const kinds = (key: 'type' | 'status') => new Set(found.map((one) => one[key])).size;
  expect([kinds('type'), kinds('status')]).toEqual([5, 4]);
  const ages = found.map(({ createdAt }) => Date.now() - Date.parse(createdAt));
  expect(Math.max(...ages)).toBeLessThan(40 * 86_400_000);
  expect(found.filter(({ personId }) => personId)).toHaveLength(4);
  expect(await eventsOf(intake, 'contact.received')).toEqual([]);

  const stats = await intake.call('GET', '/api/contact-submissions/stats', { as: admin });
  const figures = submissionStats.parse(stats.json());
  expect(figures.allTime).toBe(25);
  expect(figures.last30Days).toBeGreaterThan(15);
});

test('When demo members open the training, then what they wrote is there', async () => {
  await seed(intake.databaseUrl);
  for (const { personId, ...progress } of demoProgress) {
    const as = { role: 'member', userId: personId } as const;
    const answer = await intake.call<TrainingProgress>('GET', '/api/training-progress', { as });
    expect(answer.json()).toMatchObject(progress);
  }
});

test('When the demo answers are checked, then each stands in a training field, and needs are the six', () => {
  const answers = demoProgress.flatMap(({ responses }) => Object.entries(responses));
  const misplaced = answers.filter(
    ([path, value]) => !responseLeaves[path]?.safeParse(value).success,
  );
  expect(misplaced).toEqual([]);
  const rankings = answers.filter(([path]) => path === 'needs.ranking');
  expect(rankings.length).toBeGreaterThan(0);
  for (const [, ranking] of rankings)
    expect((ranking as string[]).toSorted()).toEqual(humanNeeds.toSorted());
});
