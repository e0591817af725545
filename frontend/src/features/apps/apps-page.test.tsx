import { memberApps } from '@kbf/site-texts/apps';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { placeOf } from './app-places.ts';

const apps = (list: unknown[] = [...memberApps]) =>
  http.get('*/api/member-apps', () => HttpResponse.json(list));
const ready = http.get('*/api/wisdom-quotes/random', () => HttpResponse.json({ id: 'one' }));
const names = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector(':scope > div > h2')?.textContent ?? []);

test('When a visitor opens the apps, then they are split by name, with the way in; prayer is open to all', async () => {
  server.use(apps(), ready);
  const { user } = openPage('/apps');
  expect(await screen.findByRole('heading', { level: 1, name: 'Apps' })).toBeTruthy();
  await screen.findByRole('tab', { name: 'AI Apps', selected: true });
  const ai = names();
  expect(ai).toContain('Prayer Companion');
  expect(ai.filter((name) => /Widget|Social Media Manager/.test(name))).toEqual([]);
  const prayer = within(screen.getByRole('heading', { name: 'Prayer Companion' }).closest('li')!);
  expect(prayer.getByText('Open to All')).toBeTruthy();
  expect(prayer.getByRole('link').getAttribute('href')).toBe('/prayer');
  const others = ai.slice(1);
  expect(screen.getAllByText('Members Only')).toHaveLength(others.length);
  const ways = screen.getAllByText('Register for Access');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(others.map(() => '/login'));
  expect(
    within(screen.getByRole('main'))
      .getByRole('link', { name: 'Join Our Fellowship' })
      .getAttribute('href'),
  ).toBe('/#contact');

  await user.click(screen.getByRole('tab', { name: 'Widgets & Tools' }));
  expect(names().every((name) => /Widget|Social Media Manager/.test(name))).toBe(true);
  expect(names().length + ai.length).toBe(memberApps.length);
  expect(window.location.search).toBe('?tab=tools');
});

test('When a member opens the apps, then every one opens its own place', async () => {
  server.use(member(), apps(), ready);
  openPage('/apps');
  expect(await screen.findByRole('heading', { level: 1, name: 'Member Apps' })).toBeTruthy();
  const open = await screen.findByRole('link', { name: 'Open Kingdom Business Guide' });
  expect(open.getAttribute('href')).toBe('/kingdom-business-guide');
  expect(screen.queryByText('Members Only')).toBeNull();
  expect(screen.queryByText('Register for Access')).toBeNull();
});

test('When the places of the apps are read, then each app has one that exists', () => {
  const known = new Set<string>(['/api/gathering.ics']);
  for (const { path } of Object.values(paths)) known.add(path);
  const open = memberApps.map(({ id }) => placeOf(id)?.href.split(/[?#]/)[0]);
  expect(open.filter((href) => !href || !known.has(href))).toEqual([]);
});

test('When there are none, then each tab says so in its words', async () => {
  server.use(apps([]), ready);
  const { user } = openPage('/apps');
  expect(await screen.findByText('No AI Apps Available')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Widgets & Tools' }));
  expect(await screen.findByText('No Widgets Available')).toBeTruthy();
});

test('When the apps do not load, then the page says so and another try brings them', async () => {
  server.use(http.get('*/api/member-apps', () => new HttpResponse(null, { status: 503 })));
  const { user } = openPage('/apps');
  expect(await screen.findByText('The apps did not load')).toBeTruthy();
  server.use(apps());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Prayer Companion' })).toBeTruthy();
});

test('When the library answers, then the widget is shown in the chosen theme and opens in a new tab', async () => {
  server.use(apps(), ready);
  const { user } = openPage('/apps?tab=tools');
  const frame = await screen.findByTitle('Wisdom for today from Kingdom Builders Fellowship');
  expect(frame.getAttribute('src')).toMatch(/\/api\/widget\/wisdom\?format=html&theme=light$/);
  await user.click(screen.getByLabelText('Dark'));
  await waitFor(() => expect(frame.getAttribute('src')).toMatch(/theme=dark$/));
  const link = screen.getByRole('link', { name: 'Open in a new tab' });
  expect(link.getAttribute('href')).toBe(frame.getAttribute('src'));
  expect(link.getAttribute('target')).toBe('_blank');
});

test('When the library is away, then the preview says so, and another try shows it', async () => {
  server.use(
    apps(),
    http.get('*/api/wisdom-quotes/random', () => new HttpResponse(null, { status: 503 })),
  );
  const { user } = openPage('/apps?tab=tools');
  expect(await screen.findByText('Unable to load wisdom widget')).toBeTruthy();
  server.use(ready);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByTitle('Wisdom for today from Kingdom Builders Fellowship'),
  ).toBeTruthy();
});
