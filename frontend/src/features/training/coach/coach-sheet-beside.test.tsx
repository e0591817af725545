import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { frame, stream } from '../../../testing/chat-stream.ts';
import { openPage } from '../../../testing/render-app.tsx';
import { assistants, member, server } from '../../../testing/server.ts';
import { trainingServer, userDetails } from '../../../testing/training-server.ts';

const responses = {
  'worksheet.home.value': '$184,000',
  'worksheet.car.value': '28,500.50',
  'threePs.outcome': 'Peace at home',
};

/** Asks the dashboard's coach a question whose answer belongs to a module. */
async function askAbout(module: number) {
  const library = { related: [], person: true, module };
  const done = { message: 'Look at your sheet.', source: 'guide', passages: [], library };
  server.use(
    member(),
    userDetails(),
    assistants('guide'),
    ...trainingServer({ responses }).handlers,
    http.post('*/api/guide-questions', () => Response.json({ questions: [] })),
    http.post('*/api/ai-coach', () => stream(frame('done', done))),
  );
  const { user } = openPage('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Ask the coach' }));
  await user.type(await screen.findByLabelText('Your message'), 'What does it cost?{Enter}');
  await screen.findByText('Look at your sheet.');
  return within(screen.getByRole('dialog'));
}

test('When the coach answers about a sheet, then it stands below, its sum computed from its lines', async () => {
  const coach = await askAbout(2);
  const sheet = within(coach.getByRole('region', { name: 'What you filled in' }));
  expect(sheet.getByRole('row', { name: 'Home $184,000' })).toBeTruthy();
  expect(sheet.getByRole('row', { name: 'Total $212,500.50' })).toBeTruthy();
  const link = coach.getByRole('link', { name: 'Ask a person' });
  expect(link.getAttribute('href')).toBe('/#contact');
});

test('When nothing is filled in on that sheet, then it says so and leads there', async () => {
  const coach = await askAbout(6);
  expect(coach.getByText(/Nothing here yet/)).toBeTruthy();
  const link = coach.getByRole('link', { name: 'module 6' });
  expect(link.getAttribute('href')).toBe('/dashboard?module=6');
});
