import type { Prayer } from '@kbf/contracts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { expect, test } from '../fixtures.ts';
import { lookOver } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';
import { call } from '../write-by-call.ts';

const [, daniel, ruth] = demoPeople;
const calm = { reducedMotion: 'reduce' } as const;
const requests = ['Please pray for the oven.', 'Please pray for the lease.', 'Please pray for us.'];

test('When the leader of a room turns, then the others see it, also after their line was lost', async ({
  logIn,
}) => {
  const one = await logIn(ruth.phone, calm);
  const other = await logIn(daniel.phone, calm);
  const { page } = one;
  const guest = other.page;
  for (const who of [page, guest]) await who.goto('/prayer/room');
  const words = { name: 'Bakers in a room', line: 'For our shops.' };
  const circle = await call<{ id: string }>(page, 'POST', '/api/circles', words);
  const { token } = await call<{ token: string }>(page, 'POST', `/api/circles/${circle.id}/links`);
  await call(guest, 'POST', '/api/circle-links/join', { token });
  for (const userRequest of requests)
    await call<Prayer>(page, 'POST', '/api/prayers', {
      userRequest,
      audience: 'circle',
      circleId: circle.id,
    });

  await page.goto(`/prayer/circles/${circle.id}`);
  await page.getByRole('link', { name: 'Pray together now' }).click();
  await lookOver(page);
  await page.getByRole('button', { name: 'Open the room' }).press('Enter');
  await expect(page.getByText('1 here. You lead.')).toBeVisible();
  await guest.setViewportSize(sizes.phone);
  await guest.goto(`/prayer/circles/${circle.id}`);
  await guest.getByRole('link', { name: 'Enter the prayer room' }).click();
  await expect(page.getByText('2 here. You lead.')).toBeVisible();
  await expect(guest.getByText(/^2 here\. Ruth .* leads\.$/)).toBeVisible();

  const letterOf = (who: typeof page) => who.getByRole('article').locator('p').first().innerText();
  const bothSee = async (place: string) => {
    for (const who of [page, guest])
      await expect(who.getByText(place, { exact: true })).toBeVisible();
    await expect.poll(() => letterOf(guest)).toBe(await letterOf(page));
  };
  await bothSee('1 of 3');
  await expect(guest.getByRole('article').locator('p').first(), 'upper part').toBeInViewport();
  await page.getByRole('button', { name: 'Next' }).click();
  await bothSee('2 of 3');
  await lookOver(page);
  await lookOver(guest);

  await other.context.setOffline(true);
  await expect(guest.getByText(/^The connection is lost/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await expect(guest.getByText('2 of 3', { exact: true })).toBeVisible();
  await other.context.setOffline(false);
  await bothSee('3 of 3');
  await expect(guest.getByText(/^The connection is lost/)).toHaveCount(0);

  await page.getByRole('button', { name: 'End the room' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'End the room?' });
  await question.getByRole('button', { name: 'End the room' }).click();
  for (const who of [page, guest]) {
    await expect(who.getByRole('heading', { name: 'Amen. The room has ended.' })).toBeVisible();
    await expect(who.getByText(/^You prayed for 3 letters together/)).toBeVisible();
  }
  await lookOver(guest);
  await call(page, 'DELETE', `/api/circles/${circle.id}`);
});
