import { sheets } from '@kbf/site-texts/sheets';
import { businessValues } from '@kbf/site-texts/values';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { openPage } from '../../testing/render-app.tsx';

const plan = '/kingdom-business-guide/business-plan-template';

test.each(sheets.map((sheet) => [sheet.title, sheet] as const))(
  'When “%s” is opened, then every page of it is there, and it can be printed',
  async (title, { id, pages }) => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user } = openPage(paths.businessSheet.href(id));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title.toLowerCase()).toContain(title.toLowerCase());
    for (const [index, page] of pages.entries()) {
      const leaf = within(screen.getByRole('region', { name: page.title }));
      expect(leaf.getByText(`${index + 1} of ${pages.length}`)).toBeTruthy();
    }
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  },
);

test('When somebody writes and ticks, then it is there again after a reload, until it is cleared', async () => {
  const first = openPage(plan);
  await first.user.type(await screen.findByLabelText('We exist to …'), 'bake bread');
  await first.user.type(screen.getByLabelText('Who does what, line 1: Who'), 'Ruth');
  first.unmount();

  const { user } = openPage(plan);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('We exist to …');
  expect(field.value).toBe('bake bread');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Who does what, line 1: Who').value).toBe(
    'Ruth',
  );
  await user.click(screen.getByRole('button', { name: 'Clear what I wrote' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(localStorage).toHaveLength(0);
});

test('When a box is ticked on one document, then the others know nothing of it', async () => {
  const { user, unmount } = openPage('/kingdom-business-guide/operations-checklist');
  const box = await screen.findByLabelText<HTMLInputElement>(/whose week is this/);
  await user.click(box);
  expect(box.checked).toBe(true);
  unmount();
  openPage(plan);
  const clear = await screen.findByRole('button', { name: 'Clear what I wrote' });
  expect(clear.hasAttribute('disabled')).toBe(true);
});

test('When the cards are opened, then each value has its verse word for word', async () => {
  openPage('/kingdom-business-guide/biblical-values-cards');
  for (const { name, scripture, scriptureReference } of businessValues) {
    const card = (await screen.findByRole('heading', { level: 3, name })).closest('article');
    expect(card?.textContent).toContain(`“${scripture}”`);
    expect(card?.textContent).toContain(`${scriptureReference} (WEB)`);
  }
});

test('When the browser keeps nothing, then the page says so', async () => {
  const { user } = openPage(plan);
  const field = await screen.findByLabelText('We exist to …');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await user.type(field, 'b');
  expect(await screen.findByText(/This browser does not save/)).toBeTruthy();
});

test('When there is no such document, then the page leads to the guide', async () => {
  openPage('/kingdom-business-guide/golden-tablets');
  await screen.findByRole('heading', { level: 1, name: 'We could not find this document' });
  const link = screen.getByRole('link', { name: 'Go to the guide' });
  expect(link.getAttribute('href')).toBe('/kingdom-business-guide');
});

test('When what is written speaks of danger, then help comes first, and the words stay here', async () => {
  const { user } = openPage(plan);
  await user.type(
    await screen.findByLabelText('We exist to …'),
    'I am going to kill myself tonight',
  );
  const help = await screen.findByRole(
    'region',
    { name: /^Please talk with/ },
    { timeout: 20_000 },
  );
  expect(document.activeElement).toBe(help);
  expect(within(help).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^(tel|sms):/);
  expect(within(help).getByText(/It was not sent to anyone/)).toBeTruthy();
  expect(screen.queryByLabelText('We exist to …')?.closest('[hidden]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('We exist to …');
  expect(field.value).toBe('I am going to kill myself tonight');
});
