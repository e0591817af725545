import type { Gathering, TrainingProgress } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const now = Date.parse('2026-01-07T23:10:00Z');
const gathering = (startsAt: string, meetingUrl: string | null = 'https://meet.example/kbf') =>
  ({ weekly: { next: { startsAt } }, meetingUrl }) as Gathering;
const progress = (completedModules: number[]) =>
  ({ completedModules, currentModule: 1, responses: {} }) as unknown as TrainingProgress;
const far = gathering('2026-01-14T23:30:00Z');

test('When the gathering begins within half an hour, then it comes first', () => {
  expect(nextStep(gathering('2026-01-07T23:30:00Z'), progress([]), now)).toMatchObject({
    title: 'The gathering starts soon',
    href: 'https://meet.example/kbf',
  });
  expect(nextStep(gathering('2026-01-07T23:00:00Z'), progress([]), now).title).toBe(
    'The gathering is happening now',
  );
});

test('When there is no link to the meeting, then the training comes first', () => {
  const withoutLink = gathering('2026-01-07T23:30:00Z', null);
  expect(nextStep(withoutLink, progress([]), now).href).toBe('/dashboard?module=1');
});

test('When modules are open, then the first of them is next', () => {
  expect(nextStep(far, progress([]), now).title).toBe('Start with Life Goals');
  expect(nextStep(far, progress([1, 3]), now)).toMatchObject({
    title: 'Continue with Your Check',
    href: '/dashboard?module=2',
  });
});

test('When all modules are done, then the plan is next; when nothing is known, a prayer', () => {
  expect(nextStep(far, progress([1, 2, 3, 4, 5, 6]), now).href).toBe('/training/plan');
  expect(nextStep(undefined, undefined, now).href).toBe('/prayer');
});
