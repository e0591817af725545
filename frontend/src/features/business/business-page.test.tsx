import type { CompanyProfile } from '@kbf/contracts';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const company: CompanyProfile & { slug: string } = {
  slug: 'harbor-lodging',
  companyName: 'Harbor Lodging',
  tagline: 'A light left on',
  industry: 'Hospitality',
  foundedYear: 2004,
  website: 'https://harbor.example/',
  biblicalQuote: 'Don’t forget to show hospitality to strangers.',
  biblicalReference: 'Hebrews 13:2',
  description: 'Four small hotels.',
  missionStatement: 'A safe night.',
  visionStatement: 'A house in every county.',
  coreValues: ['Welcome before profit', 'Fair pay'],
  ceoName: 'Nathaniel Brooks',
  address: '12 Quay Street',
  keyServices: ['Overnight rooms'],
};
const nothing = {
  tagline: null,
  foundedYear: null,
  website: null,
  biblicalQuote: null,
  biblicalReference: null,
  description: null,
  missionStatement: null,
  visionStatement: null,
  coreValues: [],
  ceoName: null,
  address: null,
  keyServices: [],
};

const serve = (changes: Partial<CompanyProfile> = {}) =>
  server.use(
    http.get('*/api/company-profile/:name', () => HttpResponse.json({ ...company, ...changes })),
  );

test('When a company page loads, then it says so', async () => {
  server.use(http.get('*/api/company-profile/:name', () => delay('infinite')));
  openPage('/business/harbor-lodging');
  expect(await screen.findByText('Loading business profile...')).toBeTruthy();
});

test('When a company has told everything, then its page shows everything', async () => {
  serve();
  openPage('/business/harbor-lodging');
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor Lodging' })).toBeTruthy();
  for (const words of ['“A light left on”', 'Hospitality', 'Founded 2004', 'Faith-Based'])
    expect(screen.getByText(words)).toBeTruthy();
  const visit = screen.getByRole('link', { name: /^Visit Website/ });
  expect(visit.getAttribute('href')).toBe('https://harbor.example/');
  expect(visit.getAttribute('target')).toBe('_blank');
  for (const name of ['Biblical Foundation', 'About', 'Mission', 'Vision', 'Core Values'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(screen.getByText('Hebrews 13:2')).toBeTruthy();
  const aside = within(screen.getByRole('complementary'));
  for (const words of ['CEO & Founder', 'Address', 'Website', 'Key Services', 'Overnight rooms'])
    expect(aside.getByText(words)).toBeTruthy();
  expect(aside.getByRole('link', { name: /^harbor\.example/ })).toBeTruthy();
  const contact = aside.getByRole('link', { name: 'Contact Through Fellowship' });
  expect(contact.getAttribute('href')).toBe('/#contact');
  expect(aside.getByRole('link', { name: 'Visit Harbor Lodging' })).toBeTruthy();
  expect(document.title).toBe('Harbor Lodging | Kingdom Builders Fellowship');
});

test('When a company has told little, then there is no card without words', async () => {
  serve(nothing);
  openPage('/business/harbor-lodging');
  await screen.findByRole('heading', { level: 1, name: 'Harbor Lodging' });
  expect(screen.getByText('Faith-Based')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('heading', { level: 2 })).toBeNull();
  expect(main.queryByText(/Founded/)).toBeNull();
  expect(main.queryByRole('link', { name: /Visit/ })).toBeNull();
  expect(main.getByRole('link', { name: 'Contact Through Fellowship' })).toBeTruthy();
});

test('When there is no such company, then it is "Business Not Found"', async () => {
  const missing = { message: 'no', code: 'not_found' };
  server.use(
    http.get('*/api/company-profile/:name', () => HttpResponse.json(missing, { status: 404 })),
  );
  openPage('/business/nobody');
  expect(await screen.findByRole('heading', { name: 'Business Not Found' })).toBeTruthy();
  expect(screen.getByText('The requested business profile could not be found.')).toBeTruthy();
});
