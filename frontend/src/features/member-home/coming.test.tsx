import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { stubPush } from '../../testing/push-browser.ts';
import { openPage } from '../../testing/render-app.tsx';
import { gatheringAt, member, server } from '../../testing/server.ts';

let browser: ReturnType<typeof stubPush> | undefined;
afterEach(() => browser?.restore());

const startsAt = '2100-01-06T23:30:00.000Z';
type Mine = { remind: boolean } | null;

/** The start page of a member, and what it sends. */
function openHome(
  { count = 13, mine = null as Mine, starts = startsAt, refuses = false },
  who: object = {},
) {
  const sent: unknown[] = [];
  let now = { startsAt: starts, count, mine };
  server.use(
    member(who),
    gatheringAt(starts),
    http.get('*/api/care-desk/count', () => new HttpResponse(null, { status: 503 })),
    http.get('*/api/gatherings/next', () => HttpResponse.json(now)),
    http.put('*/api/gatherings/next', async ({ request }) => {
      const body = (await request.json()) as { coming: boolean; remind: boolean };
      sent.push(body);
      if (refuses)
        return HttpResponse.json(
          { message: 'This gathering is over. Please load the page again.', code: 'conflict' },
          { status: 409 },
        );
      now = { startsAt: starts, count, mine: body.coming ? { remind: body.remind } : null };
      if (body.coming && !mine) now.count = count + 1;
      return HttpResponse.json(now);
    }),
    http.get('*/api/notifications/push', () =>
      HttpResponse.json({ publicKey: 'BDd3', browsers: 0 }),
    ),
    http.get('*/api/notifications/preferences', () =>
      HttpResponse.json({
        commentOnOwnPrayer: false,
        needMatches: false,
        muted: [],
        channel: 'sms',
        notByPush: [],
      }),
    ),
  );
  return { ...openPage('/'), sent };
}
const gathering = () => screen.findByRole('region', { name: 'Next gathering' });
const coming = { name: 'I am coming' };
const reminder = { name: 'Remind me an hour before' };

test('When a member says that they are coming and wants a reminder, then it is sent once, and counted', async () => {
  const { user, sent } = openHome({});
  const part = within(await gathering());
  expect(await part.findByText('13 people are coming.')).toBeTruthy();
  await user.click(part.getByRole('checkbox', reminder));
  expect(sent).toEqual([]);
  await user.click(part.getByRole('button', coming));
  expect(await part.findByText('14 people are coming, including you.')).toBeTruthy();
  expect(sent).toEqual([{ startsAt, coming: true, remind: true }]);
  await user.click(part.getByRole('checkbox', reminder));
  await waitFor(() => expect(sent.at(-1)).toEqual({ startsAt, coming: true, remind: false }));
  await user.click(await part.findByRole('button', { name: 'I cannot come' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ coming: false }));
  expect(await part.findByRole('button', coming)).toBeTruthy();
});

test('When a member cannot come after all, then the reminder is off, and stays off', async () => {
  const { user, sent } = openHome({});
  const part = within(await gathering());
  await user.click(await part.findByRole('checkbox', reminder));
  await user.click(part.getByRole('button', coming));
  await user.click(await part.findByRole('button', { name: 'I cannot come' }));
  await part.findByRole('button', coming);
  expect(sent.at(-1)).toEqual({ startsAt, coming: false, remind: false });
  expect(part.getByRole('checkbox', { ...reminder, checked: false })).toBeTruthy();
  await user.click(part.getByRole('button', coming));
  await waitFor(() => expect(sent.at(-1)).toEqual({ startsAt, coming: true, remind: false }));
});

test.each([
  [0, null, 'Be the first to say that you are coming.'],
  [1, null, '1 person is coming.'],
  [1, { remind: false }, 'You are coming. You are the first to say so.'],
] as const)('When %i are coming, and I %o, then it says so', async (count, mine, words) => {
  openHome({ count, mine });
  expect(await within(await gathering()).findByText(words)).toBeTruthy();
});

test('When it is refused, then the page says why, and that nothing has changed', async () => {
  const { user } = openHome({ refuses: true });
  const part = within(await gathering());
  await user.click(await part.findByRole('button', coming));
  const alert = await part.findByRole('alert');
  expect(alert.textContent).toContain('Nothing has changed.');
  expect(alert.textContent).toContain('This gathering is over.');
  expect(part.getByRole('button', coming)).toBeTruthy();
});

test('When who is coming does not load, then the times stay, and one can try again', async () => {
  let fails = true;
  const { user } = openHome({});
  server.use(
    http.get('*/api/gatherings/next', () =>
      fails
        ? new HttpResponse(null, { status: 503 })
        : HttpResponse.json({ startsAt, count: 3, mine: null }),
    ),
  );
  const part = within(await gathering());
  expect(await part.findByText('We could not load who is coming')).toBeTruthy();
  expect(part.getByText(/January 6 at/)).toBeTruthy();
  fails = false;
  await user.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByText('3 people are coming.')).toBeTruthy();
});

test('When it starts within the hour, then no reminder can be asked for', async () => {
  openHome({ starts: new Date(Date.now() + 50 * 60_000).toISOString() });
  const part = within(await gathering());
  expect(await part.findByRole('button', coming)).toBeTruthy();
  expect(part.queryByRole('checkbox', reminder)).toBeNull();
});

test('When a member wants a reminder, then notifications are offered there, and not before', async () => {
  browser = stubPush('granted');
  const { user } = openHome({ mine: { remind: false } });
  const part = within(await gathering());
  const box = await part.findByRole('checkbox', reminder);
  expect(part.queryByText('Get the reminder on this device')).toBeNull();
  await user.click(box);
  expect(await part.findByText('Get the reminder on this device')).toBeTruthy();
  expect(browser.asked).not.toHaveBeenCalled();
});

test('When an admin opens the list, then it is loaded and has the names', async () => {
  let asked = 0;
  const names = http.get('*/api/gatherings/next/people', () => {
    asked += 1;
    return HttpResponse.json([{ userId: startsAt, name: 'Daniel Okafor' }]);
  });
  const { user } = openHome({ count: 1 }, { role: 'admin' });
  server.use(names);
  const part = within(await gathering());
  const summary = await part.findByText('Who is coming');
  expect(asked).toBe(0);
  await user.click(summary);
  expect(await part.findByText('Daniel Okafor')).toBeTruthy();
});

test('When the member is no admin, then there is no list of names', async () => {
  openHome({ count: 1 });
  expect(await within(await gathering()).findByText('1 person is coming.')).toBeTruthy();
  expect(screen.queryByText('Who is coming')).toBeNull();
});

test('When no admin has approved the person, then they are not asked', async () => {
  openHome({}, { approved: false });
  const part = within(await gathering());
  expect(await part.findByText('Your account is waiting for approval')).toBeTruthy();
  expect(part.queryByRole('button', coming)).toBeNull();
});
