import { sheets } from '@kbf/site-texts/sheets';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { frame, stream } from '../../testing/chat-stream.ts';
import { openPage } from '../../testing/render-app.tsx';
import { assistants, server } from '../../testing/server.ts';
import { sheetFor } from './sheet-for.ts';

const words = 'Write a purpose statement. We bake bread.';

async function askFor(sheet: string) {
  const library = { related: [], person: false, sheet };
  const done = { message: 'Write it in one sentence.', source: 'guide', passages: [], library };
  server.use(
    assistants('guide'),
    http.post('*/api/guide-questions', () => Response.json({ questions: [] })),
    http.post('*/api/kingdom-business-guide', () => stream(frame('done', done))),
  );
  const page = openPage('/kingdom-business-guide');
  await page.user.type(await screen.findByRole('textbox'), `${words}{Enter}`);
  await screen.findByText('Write it in one sentence.');
  return page;
}
const open = () => screen.findByRole('link', { name: 'Write it: Business plan template' });
const field = () => screen.findByLabelText<HTMLTextAreaElement>('We exist to …');

test('When one asks to write something, then the sheet opens with the words in it, and keeps them', async () => {
  const first = await askFor('business-plan-template');
  await first.user.click(await open());
  expect((await field()).value).toBe(words);
  expect(window.location.href).not.toContain('bread');
  first.unmount();
  openPage('/kingdom-business-guide/business-plan-template');
  expect((await field()).value).toBe(words);
});

test('When the field is filled in already, then what stands there stays', async () => {
  const kept = { purpose: 'feed our town' };
  localStorage.setItem('sheet:business-plan-template', JSON.stringify(kept));
  const { user } = await askFor('purpose-statement');
  await user.click(await open());
  expect((await field()).value).toBe('feed our town');
});

test('When an answer names a sheet that is unknown here, then there is no button', async () => {
  await askFor('golden-tablets');
  expect(screen.queryByRole('link', { name: /^Write it/ })).toBeNull();
});

test.each([
  ...sheets.map(({ id }) => [id, id]),
  ['purpose-statement', 'business-plan-template'],
  ['values', 'biblical-values-cards'],
  ['faith-statement', 'kingdom-impact-worksheet'],
  ['letter', 'kingdom-impact-worksheet'],
])('When "%s" is asked for, then there is a field for it on %s', (name, id) => {
  expect(sheetFor(name)?.sheet.id).toBe(id);
});
