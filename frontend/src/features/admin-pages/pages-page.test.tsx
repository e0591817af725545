import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
// Loaded before the first test, because loading can exceed the wait for a page on a busy machine.
import './company-editor-page.tsx';
import './founder-editor-page.tsx';
import './pages-page.tsx';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';

const company = {
  slug: 'cornerstone-joinery',
  companyName: 'Cornerstone Joinery',
  tagline: 'Made to last',
  industry: 'Carpentry',
  foundedYear: 2009,
  website: null,
  biblicalQuote: null,
  biblicalReference: null,
  description: 'Kitchens from local wood.',
  missionStatement: null,
  visionStatement: null,
  coreValues: ['Honesty', 'Patience'],
  ceoName: null,
  address: null,
  keyServices: ['Kitchens'],
  isBuiltIn: true,
};
const founder = {
  firstName: 'Grace',
  lastName: 'Whitfield',
  profileImage: null,
  coverImage: null,
  identity: 'A builder of businesses.',
  humanBeliefs: ['Everyone is made for a purpose'],
  empoweringBeliefs: [],
  vision: '',
  mission: '',
  companies: [{ name: 'Cornerstone Joinery', role: 'Founder' }],
  experience: [],
  achievements: [],
  figures: [{ count: '269', of: 'hotel units' }],
};

/** Serves the pages, and records writes: path and body. */
function servePages() {
  const all = [company];
  const written: [string, unknown][] = [];
  const note = async (request: Request) => {
    const body: unknown = await request.json();
    written.push([decodeURIComponent(new URL(request.url).pathname), body]);
    return HttpResponse.json({ slug: 'any', ...(body as object) });
  };
  server.use(
    member({ role: 'admin' }),
    http.get('*/api/company-profiles', () => HttpResponse.json(all)),
    http.get('*/api/company-profile/:name', () => HttpResponse.json(company)),
    http.put('*/api/company-profile/:name', ({ request }) => note(request)),
    http.post('*/api/company-profiles', ({ request }) => note(request)),
    http.delete('*/api/company-profile/:name', () => {
      all.pop();
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/user-profile', () => HttpResponse.json(founder)),
    http.put('*/api/user-profile', ({ request }) => note(request)),
  );
  return written;
}

test('When an admin changes a company page, then lists are read line by line, and it is saved', async () => {
  const written = servePages();
  const { user } = openPage('/admin/pages');
  await user.click(await screen.findByRole('link', { name: 'Edit Cornerstone Joinery' }));
  await user.type(await screen.findByLabelText(/^Core values/), '{Enter}Diligence');
  await user.clear(screen.getByLabelText(/^Founded in/));
  await user.type(screen.getByLabelText(/^Founded in/), 'long ago');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('Please enter a four-digit year')).toBeTruthy();
  await user.clear(screen.getByLabelText(/^Founded in/));
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('Cornerstone Joinery has been saved.')).toBeTruthy();
  expect(written).toMatchObject([
    [
      '/api/company-profile/cornerstone-joinery',
      { coreValues: ['Honesty', 'Patience', 'Diligence'], foundedYear: null, website: null },
    ],
  ]);
});

test('When an admin adds a company, then it is created, and never written over another one', async () => {
  const written = servePages();
  const { user } = openPage('/admin/pages/new');
  await user.type(await screen.findByLabelText('Company name'), 'Brandt Vans');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('Brandt Vans has been saved.')).toBeTruthy();
  expect(written).toMatchObject([['/api/company-profiles', { companyName: 'Brandt Vans' }]]);
});

test('When an admin deletes a company page, then only after a question, and the list says so', async () => {
  servePages();
  const { user } = openPage('/admin/pages');
  await user.click(await screen.findByRole('button', { name: 'Delete Cornerstone Joinery' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The page has been deleted.')).toBeTruthy();
  expect(await screen.findByText('No company pages yet.')).toBeTruthy();
});

test('When an admin changes the founder, then groups come and go, and all of it is written', async () => {
  const written = servePages();
  const { user } = openPage('/admin/pages/founder');
  await user.click(await screen.findByRole('button', { name: 'Add an experience' }));
  await user.type(screen.getByLabelText('Title'), 'Human behavior');
  await user.type(screen.getByLabelText('Number'), '+');
  await user.click(screen.getByRole('button', { name: 'Remove company (1)' }));
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('The founder’s page has been saved.')).toBeTruthy();
  await waitFor(() =>
    expect(written).toMatchObject([
      [
        '/api/user-profile',
        {
          companies: [],
          experience: [{ title: 'Human behavior', duration: '', description: '' }],
          figures: [{ count: '269+', of: 'hotel units' }],
          humanBeliefs: ['Everyone is made for a purpose'],
          profileImage: null,
        },
      ],
    ]),
  );
});

test('When the founder’s page is left before it is saved, then fields and groups are there again', async () => {
  servePages();
  const { user, unmount } = openPage('/admin/pages/founder');
  await user.type(await screen.findByLabelText(/^Vision/), 'A shop in every town.');
  await user.click(screen.getByRole('button', { name: 'Add an experience' }));
  await user.type(screen.getByLabelText('Title'), 'Human behavior');
  await user.click(screen.getByRole('button', { name: 'Remove company (1)' }));
  unmount();

  openPage('/admin/pages/founder');
  const vision = await screen.findByLabelText<HTMLTextAreaElement>(/^Vision/);
  expect(vision.value).toBe('A shop in every town.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Human behavior');
  expect(screen.queryByLabelText('Name')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show the saved version' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Cornerstone Joinery');
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('When a new company is left before it is saved, then its form is open again', async () => {
  servePages();
  const { user, unmount } = openPage('/admin/pages/new');
  await user.type(await screen.findByLabelText('Company name'), 'Brandt Vans');
  await user.type(await screen.findByLabelText(/^About/), 'Vans for bakers.');
  unmount();

  openPage('/admin/pages/new');
  const about = await screen.findByLabelText<HTMLTextAreaElement>(/^About/);
  expect(about.value).toBe('Vans for bakers.');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  expect(await screen.findByText('Brandt Vans has been saved.')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});
