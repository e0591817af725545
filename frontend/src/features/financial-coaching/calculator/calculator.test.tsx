import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/render-app.tsx';
import { member, server } from '../../../testing/server.ts';

beforeEach(() => server.use(member()));

async function openCalculator(query = '') {
  const page = openPage(`/financial-coaching?tab=calculator${query}`);
  await screen.findByLabelText('Home value');
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await page.user.clear(field);
    if (text) {
      await page.user.click(field);
      await page.user.paste(text);
    }
  };
  return { ...page, type };
}

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const figures = () => screen.getByRole('region', { name: 'The result' }).textContent;

test('When the calculator is opened, then it shows the defaults and the figures they come to', async () => {
  await openCalculator();
  expect(['Home value', 'Down payment', 'Interest rate', 'Term'].map(valueOf)).toEqual([
    '$500,000',
    '$100,000',
    '6.5',
    '30',
  ]);
  for (const amount of [
    '$2,528.27',
    '$1,010,177.95',
    '$510,177.95',
    '$395,000.00',
    '$615,177.95',
    '$570,970.61',
  ])
    expect(figures()).toContain(amount);
});

test('When the schedule is read, then last payment, total and their reasons are told', async () => {
  const { user } = await openCalculator();
  const schedule = screen.getByRole('region', { name: 'The schedule, to the cent' });
  expect(schedule.textContent).toContain(
    '359 payments of $2,528.27 and a final one of $2,530.88. The balance ends at $0.00.',
  );
  expect(schedule.textContent).toContain('With the down payment, $1,010,179.81 total.');
  expect(schedule.textContent).toMatch(/\$1\.86 more than the total above.*whole cents/);
  const rows = within(screen.getByRole('table', { name: 'Year by year' })).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows.at(-1)?.textContent).toContain('$0.00');
  await user.click(screen.getByText('See the numbers in a table'));
});

const oddities: [label: string, text: string, message: string][] = [
  ['Home value', '', 'Please fill this in'],
  ['Home value', 'a house', 'Please enter a number'],
  ['Home value', '-1', 'Please enter 0 or more'],
  ['Home value', '1e16', 'Please enter 1,000,000,000,000,000 or less'],
  [
    'Down payment',
    '500001',
    'This is more than the home value, so there is nothing left to finance',
  ],
  ['Term', '0', 'Please enter at least one month. For example, 0.25 years is three months'],
  ['Term', '0.3', 'Please enter whole months. For example, 2.5 years is 30 months'],
];
test.each(oddities)(
  'When %s is “%s”, then the field says what it needs, and no figure is shown',
  async (label, text, message) => {
    const { type } = await openCalculator();
    await type(label, text);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(screen.getByText('Nothing to calculate yet')).toBeTruthy());
    expect(screen.queryByRole('region', { name: 'The result' })).toBeNull();
    await type(label, { 'Home value': '500000', 'Down payment': '0', Term: '15' }[label]!);
    expect(await screen.findByRole('region', { name: 'The result' })).toBeTruthy();
  },
);

test('When no interest is paid, or nothing is lent, then there is a result for both', async () => {
  const { type } = await openCalculator();
  await type('Interest rate', '0');
  await waitFor(() => expect(figures()).toContain('$1,111.11'));
  await type('Down payment', '500000');
  await waitFor(() => expect(figures()).toContain('Monthly payment$0.00'));
  expect(screen.getByText('There is no loan, so there is nothing to pay.')).toBeTruthy();
});

test('When terms are changed, then the address follows and opens the same terms elsewhere', async () => {
  const { type, unmount } = await openCalculator();
  await type('Home value', '$750,000');
  await type('Term', '15');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      tab: 'calculator',
      value: '$750,000',
      down: '100000',
      rate: '6.5',
      years: '15',
      elsewhere: '5',
    }),
  );
  const shared = window.location.search;
  unmount();
  await openCalculator(`&${shared.slice(1)}`);
  expect(valueOf('Home value')).toBe('$750,000');
  expect(valueOf('Term')).toBe('15');
});

test('When it is kept, then there is paper, a file with every payment, and a link', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openCalculator();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: 'Download the schedule (CSV)' }));
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('seller-financing.csv');
  const lines = (await files[0]!.text()).split('\r\n');
  expect(lines[1]).toBe('1,2528.27,2166.67,361.60,399638.40');
  expect(lines).toHaveLength(362);

  await user.click(screen.getByRole('button', { name: 'Copy a link to these terms' }));
  const link = new URL(await navigator.clipboard.readText());
  expect(link.pathname).toBe('/financial-coaching');
  expect(link.searchParams.get('value')).toBe('500000');
  expect(link.searchParams.get('tab')).toBe('calculator');
});

test('When the term is very long, then forty years are shown, and the others when they are wanted', async () => {
  const { user } = await openCalculator('&years=50');
  const rows = () =>
    within(screen.getByRole('table', { name: 'Year by year' })).getAllByRole('row').length - 1;
  expect(rows()).toBe(40);
  await user.click(screen.getByRole('button', { name: 'Show all 50 years' }));
  expect(rows()).toBe(50);
});
