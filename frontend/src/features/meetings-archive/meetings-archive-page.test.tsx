import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';

test('When the archive is opened, then the five steps stand in order, and both schedules with their zone', async () => {
  openPage('/meetings-archive');
  const steps = await screen.findAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual([
    'Opening prayer and welcome',
    'Biblical foundation',
    'Business development',
    'Community building',
    'Closing prayer',
  ]);
  expect(screen.getByText('Every Sunday, 6:00 PM - 7:30 PM, Eastern Time')).toBeTruthy();
  for (const fact of ['Online', '90 minutes', 'Interactive discussion', 'Members only'])
    expect(screen.getByText(fact, { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText(/currently focusing on online community building/)).toBeTruthy();
  expect(screen.getByText(/online on Wednesdays at 6:30 PM, Eastern Time\./)).toBeTruthy();
  expect(document.title).toBe('Archived Meetings | Kingdom Builders Fellowship');
});
