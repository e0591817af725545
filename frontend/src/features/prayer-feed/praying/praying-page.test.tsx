import type { Prayer } from '@kbf/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/render-app.tsx';
import { server } from '../../../testing/server.ts';
import { idOf, prayer } from '../feed-fixtures.ts';

/** Serves pages of prayers to pray for, and "I prayed". @returns the ids that were prayed for */
function serve(...rounds: Prayer[][]): string[] {
  const prayedFor: string[] = [];
  server.use(
    http.get('*/api/prayers/to-pray-for', ({ request }) => {
      const at = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      const link = `</api/prayers/to-pray-for?cursor=${at + 1}>; rel="next"`;
      return HttpResponse.json(rounds[at] ?? [], {
        headers: { 'X-Total-Count': '9', ...(at + 1 < rounds.length && { Link: link }) },
      });
    }),
    http.post('*/api/prayers/:id/prayed', ({ params }) => {
      prayedFor.push(String(params['id']));
      return HttpResponse.json({ prayedToday: prayedFor.length });
    }),
  );
  return prayedFor;
}

const iPrayed = () => screen.findByRole('button', { name: 'I prayed' });

test('When one prays through a round, then the focus goes with the letters, and the end says how many', async () => {
  const prayedFor = serve([prayer(1), prayer(2, { userName: 'Ruth Castellanos' }), prayer(3)]);
  const { user } = openPage('/prayer/through');
  expect(await screen.findByText('Request 1')).toBeTruthy();
  expect(screen.getByText('1 of 3')).toBeTruthy();
  await user.click(await iPrayed());
  expect(await screen.findByText('Request 2')).toBeTruthy();
  expect(screen.queryByText('Request 1')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Ruth Castellanos');
  expect(screen.getByText('2 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Request 3');
  await user.click(await iPrayed());
  const end = await screen.findByRole('heading', { name: 'You prayed for 2 people today.' });
  expect(document.activeElement).toBe(end);
  expect(prayedFor).toEqual([idOf(1), idOf(3)]);
  expect(screen.queryByRole('button', { name: 'I prayed' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep praying' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the feed' })).toBeTruthy();
});

test('When one prays by keys, then P, N, Enter and the arrows act, and the letters can be turned off', async () => {
  const prayedFor = serve([prayer(1), prayer(2), prayer(3), prayer(4)]);
  const { user } = openPage('/prayer/through');
  await screen.findByText('Request 1');
  await user.keyboard('p');
  await screen.findByText('Request 2');
  await user.keyboard('n');
  await screen.findByText('Request 3');
  await user.keyboard('{ArrowLeft}');
  await screen.findByText('Request 2');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Request 3');
  await user.keyboard('{Enter}');
  await screen.findByText('Request 4');
  expect(prayedFor).toEqual([idOf(1), idOf(3)]);
  await user.click(screen.getByRole('button', { name: 'Turn the letter keys off' }));
  await user.keyboard('pn');
  expect(screen.getByText('Request 4')).toBeTruthy();
  // Enter on a button is the button’s.
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Turn the letter keys off' })).toBeTruthy();
  expect(prayedFor).toHaveLength(2);
});

test('When there are more, then the end offers another round; what was passed over does not come again', async () => {
  serve([prayer(1)], [prayer(2)]);
  const { user } = openPage('/prayer/through');
  await screen.findByText('Request 1');
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'You have reached the end' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep praying' }));
  expect(await screen.findByText('Request 2')).toBeTruthy();
  expect(screen.getByText('1 of 1')).toBeTruthy();
  await user.click(await iPrayed());
  expect(await screen.findByText('You prayed for 1 person today.')).toBeTruthy();
});

test('When there is nothing to pray for, then the page says so', async () => {
  serve([]);
  openPage('/prayer/through');
  expect(await screen.findByText('No prayers are waiting right now')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Share a prayer' })).toBeTruthy();
});

test('When the list does not load, then one can try again', async () => {
  server.use(http.get('*/api/prayers/to-pray-for', () => HttpResponse.error()));
  const { user } = openPage('/prayer/through');
  expect(await screen.findByText('The prayers did not load')).toBeTruthy();
  serve([prayer(1)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Request 1')).toBeTruthy();
});

test('When "I prayed" is not sent, then the letter stays, and a second press sends it', async () => {
  serve([prayer(1), prayer(2)]);
  server.use(http.post('*/api/prayers/:id/prayed', () => HttpResponse.error(), { once: true }));
  const { user } = openPage('/prayer/through');
  await screen.findByText('Request 1');
  await user.click(await iPrayed());
  expect(await screen.findByText('That did not send. Try again.')).toBeTruthy();
  expect(screen.getByText('Request 1')).toBeTruthy();
  await user.click(await iPrayed());
  expect(await screen.findByText('Request 2')).toBeTruthy();
});

test('When the prayer is gone meanwhile, then the next one comes, and it is not counted', async () => {
  serve([prayer(1)]);
  server.use(
    http.post('*/api/prayers/:id/prayed', () =>
      HttpResponse.json({ message: 'gone', code: 'not_found' }, { status: 404 }),
    ),
  );
  const { user } = openPage('/prayer/through');
  await screen.findByText('Request 1');
  await user.click(await iPrayed());
  expect(await screen.findByText('You have reached the end')).toBeTruthy();
});

test('When one has already moved on before the answer, then no letter is passed over', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  serve([prayer(1), prayer(2), prayer(3)]);
  server.use(
    http.post('*/api/prayers/:id/prayed', async () => {
      await answered;
      return HttpResponse.json({ prayedToday: 5 });
    }),
  );
  const { user } = openPage('/prayer/through');
  await screen.findByText('Request 1');
  await user.keyboard('pn');
  await screen.findByText('Request 2');
  const isThere = new Promise<void>((resolve) =>
    server.events.on('response:mocked', () => resolve()),
  );
  answer();
  await isThere;
  server.events.removeAllListeners();
  await user.keyboard('n');
  expect(await screen.findByText('Request 3')).toBeTruthy();
  await user.keyboard('n');
  expect(await screen.findByText('You prayed for 5 people today.')).toBeTruthy();
});

test('When a letter is shown, then it is the one of the feed, and leads to its comments there', async () => {
  serve([prayer(1, { answeredAt: '2026-11-21T10:00:00.000Z', thanks: 'Thank you all.' })]);
  openPage('/prayer/through');
  expect(await screen.findByText('Thank you all.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write a comment' }).getAttribute('href')).toBe(
    `/prayer-feed?prayer=${idOf(1)}`,
  );
  await waitFor(() => expect(document.title).toContain('Pray for Others'));
});
