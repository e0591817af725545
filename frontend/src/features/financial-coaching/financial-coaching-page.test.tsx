import { financialChallenges, realEstateStrategies } from '@kbf/site-texts/coaching';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { Challenges } from './challenges.tsx';

beforeEach(() => server.use(member()));

test('When a category is chosen, then only its challenges are there, and all come back', async () => {
  const { user } = openPage('/financial-coaching');
  const filter = await screen.findByLabelText('Category');
  expect(screen.getByText(`${financialChallenges.length} challenges`)).toBeTruthy();
  await user.selectOptions(filter, 'Debt');
  const debts = financialChallenges.filter(({ category }) => category === 'Debt');
  expect(screen.getByText(`${debts.length} challenges`)).toBeTruthy();
  for (const { title } of debts) expect(screen.getByText(title)).toBeTruthy();
  await user.selectOptions(filter, 'All categories');
  expect(screen.getByText(`${financialChallenges.length} challenges`)).toBeTruthy();
});

test('When there are no challenges, then the page says so', () => {
  render(
    <MemoryRouter>
      <Challenges challenges={[]} />
    </MemoryRouter>,
  );
  expect(screen.getByText('No Challenges Found')).toBeTruthy();
});

test('When the strategies are opened, then each says when it fits and what to beware of', async () => {
  const { user } = openPage('/financial-coaching');
  await user.click(await screen.findByRole('tab', { name: 'Real Estate Strategies' }));
  for (const { name, firstStep } of realEstateStrategies) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText(firstStep, { exact: false })).toBeTruthy();
  }
  expect(window.location.search).toBe('?tab=strategies');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/#contact');
});
