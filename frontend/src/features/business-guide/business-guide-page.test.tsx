import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

test('When the guide is opened, then it welcomes, and each quick start puts words into the field', async () => {
  const { user } = openPage('/kingdom-business-guide');
  expect(await screen.findByText(/^Welcome\. Tell me about your business/)).toBeTruthy();
  const starters = within(screen.getByRole('list', { name: 'Quick starts' })).getAllByRole(
    'button',
  );
  expect(starters).toHaveLength(3);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const seen = new Set<string>();
  for (const starter of starters) {
    await user.click(starter);
    expect(document.activeElement).toBe(field);
    seen.add(field.value);
  }
  expect(seen.size).toBe(3);
  expect(seen.has('')).toBe(false);
});

test('When a question is sent, then the page says that it prepares, and shows the answer', async () => {
  const asked = Promise.withResolvers<{ message: string; conversationHistory: unknown[] }>();
  const answer = Promise.withResolvers<void>();
  server.use(
    http.post('*/api/kingdom-business-guide', async ({ request }) => {
      asked.resolve((await request.json()) as Awaited<typeof asked.promise>);
      await answer.promise;
      const done = { message: 'Begin with why.', source: 'guide', passages: [] };
      return new HttpResponse(`event: done\ndata: ${JSON.stringify(done)}\n\n`, {
        headers: { 'Content-Type': 'text/event-stream' },
      });
    }),
  );
  const { user } = openPage('/kingdom-business-guide');
  await user.type(await screen.findByRole('textbox'), 'Where do I start?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await asked.promise).toEqual({ message: 'Where do I start?', conversationHistory: [] });
  expect((await screen.findAllByText('Preparing your guidance...')).length).toBeGreaterThan(0);
  answer.resolve();
  expect(await screen.findByText('Begin with why.')).toBeTruthy();
  expect(screen.getByText('Where do I start?')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

test('When the sidebar is read, then steps, values with verses and resources are in order', async () => {
  openPage('/kingdom-business-guide');
  const steps = within(await screen.findByRole('region', { name: 'Seven steps' }));
  expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'Clarify intentions',
    'Create purpose statement',
    'Define biblical values',
    'Align daily operations',
    'Faith integration ideas',
    'Kingdom impact plan',
    'Final faith statement',
  ]);
  const values = within(screen.getByRole('region', { name: 'Biblical business values' }));
  const lines = values.getAllByRole('listitem').map((one) => one.querySelector('summary'));
  expect(lines.map((line) => [...(line?.children ?? [])].map((part) => part.textContent))).toEqual([
    ['Integrity', 'Proverbs 10:9'],
    ['Servant leadership', 'John 13:14'],
    ['Stewardship', '1 Corinthians 4:2'],
    ['Generosity', '2 Corinthians 9:7'],
    ['Diligence', 'Proverbs 13:4'],
    ['Humility', 'Proverbs 11:2'],
  ]);
  const resources = within(screen.getByRole('region', { name: 'Resources' }));
  expect(resources.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kingdom-business-guide/business-plan-template',
    '/kingdom-business-guide/biblical-values-cards',
    '/kingdom-business-guide/operations-checklist',
    '/kingdom-business-guide/kingdom-impact-worksheet',
  ]);
});
