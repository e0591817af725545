import type { FounderProfile } from '@kbf/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { readDraft } from '../../lib/browser/drafts.ts';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const founder: FounderProfile = {
  firstName: 'Nathaniel',
  lastName: 'Brooks',
  profileImage: '/media/founder.svg',
  coverImage: null,
  identity: 'Builder and teacher.',
  humanBeliefs: ['Every person was made on purpose'],
  empoweringBeliefs: ['It is never too late'],
  vision: 'No owner decides alone.',
  mission: 'To help people find their purpose.',
  companies: [
    {
      name: 'Harbor Lodging',
      role: 'Founder and owner',
      website: 'https://harbor.example',
      profileLink: 'harbor-lodging',
      tagline: 'A light left on',
      description: 'Four small hotels.',
    },
    { name: 'A quiet company', role: 'Advisor' },
  ],
  experience: [{ title: 'Human behavior', duration: '29 years', description: 'Studying it.' }],
  achievements: ['269 hotel units'],
  figures: [{ count: '269', of: 'hotel units' }],
};

const serve = () => server.use(http.get('*/api/user-profile', () => HttpResponse.json(founder)));

test('When the founder’s page is opened, then it has four tabs, the overview first', async () => {
  serve();
  openPage('/profile');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nathaniel Brooks' })).toBeTruthy();
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names).toEqual(['Overview', 'Beliefs & Values', 'Vision & Mission', 'Companies']);
  const overview = within(screen.getByRole('tabpanel', { name: 'Overview' }));
  for (const words of ['Builder and teacher.', 'Human behavior', '29 years', '269 hotel units'])
    expect(overview.getByText(words)).toBeTruthy();
});

test('When a tab is opened, then it shows its part and stands in the address', async () => {
  serve();
  const { user } = openPage('/profile');
  await user.click(await screen.findByRole('tab', { name: 'Beliefs & Values' }));
  expect(screen.getByText('Every person was made on purpose')).toBeTruthy();
  expect(screen.getByText('It is never too late')).toBeTruthy();
  expect(window.location.search).toBe('?tab=beliefs');
  await user.click(screen.getByRole('tab', { name: 'Vision & Mission' }));
  expect(screen.getByText('No owner decides alone.')).toBeTruthy();
  expect(screen.getByText('To help people find their purpose.')).toBeTruthy();
});

test('When a company has a page here, then it is linked; one without pages has no links', async () => {
  serve();
  openPage('/profile?tab=companies');
  const panel = await screen.findByRole('tabpanel', { name: 'Companies' });
  const [first, second] = within(panel).getAllByRole('listitem');
  const link = within(first!).getByRole('link', { name: /^Business profile/ });
  expect(link.getAttribute('href')).toBe('/business/harbor-lodging');
  const site = within(first!).getByRole('link', { name: /^Visit website/ });
  expect(site.getAttribute('target')).toBe('_blank');
  expect(within(second!).queryByRole('link')).toBeNull();
});

test('When somebody wants to write to the founder, then the join form begins with whom it is for', async () => {
  serve();
  const { user } = openPage('/profile');
  const connect = await screen.findByRole('link', { name: 'Connect' });
  expect(connect.getAttribute('href')).toBe('/#contact');
  await user.click(screen.getByRole('link', { name: 'Message' }));
  expect(window.location.pathname + window.location.hash).toBe('/#contact');
  expect(readDraft('join', { aboutYourself: '' }).aboutYourself).toBe(
    'Message for Nathaniel Brooks: ',
  );
});

test('When the profile does not load, then it says so and can be tried again', async () => {
  server.use(http.get('*/api/user-profile', () => HttpResponse.error()));
  openPage('/profile');
  expect(await screen.findByText('The profile did not load')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
