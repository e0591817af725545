import { wisdomQuotes } from '@kbf/site-texts/quotes';
import { widgetSnippet } from '@kbf/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { member, server } from '../../testing/server.ts';
import { shareTargets, shareText, shortShareText } from './share-text.ts';

const quotes = (list: readonly unknown[] = wisdomQuotes) =>
  http.get('*/api/wisdom-quotes', () => HttpResponse.json(list));
const first = wisdomQuotes[0]!;
const tags = '#KingdomBuildersFellowship #FaithAndFinance #BiblicalWisdom';

beforeEach(() => server.use(member()));

test('When nothing is selected, then nothing can be shared; when a quote is, then everything can', async () => {
  server.use(quotes());
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = openPage('/social-media');
  await screen.findByRole('button', { name: `Select: ${first.title}` });
  await user.click(screen.getByRole('tab', { name: 'Social Sharing' }));
  const buttons = () => screen.getAllByRole('button', { name: /^Share on/ });
  expect(buttons()).toHaveLength(3);
  for (const button of buttons()) expect(button.hasAttribute('disabled')).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Open the wisdom library' }));
  await user.click(screen.getByRole('button', { name: `Select: ${first.title}` }));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Share it' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
  for (const button of buttons()) {
    expect(button.hasAttribute('disabled')).toBe(false);
    await user.click(button);
  }
  const addresses = opened.mock.calls.map(([url]) => new URL(String(url)));
  expect(addresses.map(({ host }) => host)).toEqual([
    'x.com',
    'www.facebook.com',
    'www.linkedin.com',
  ]);
  for (const address of addresses) {
    const all = [...address.searchParams.values()].join(' ');
    expect(all).toContain(window.location.origin);
    expect(all).toContain(tags);
    expect(all).toContain(first.scriptureReference);
  }
});

test('When any quote is shared, then the text ends with the three tags, and the short one fits', () => {
  expect(shareTargets).toHaveLength(3);
  for (const quote of wisdomQuotes) {
    expect(shareText(quote).endsWith(tags)).toBe(true);
    expect(shareText(quote)).toContain(quote.scripture);
    expect(shortShareText(quote).endsWith(tags)).toBe(true);
    expect(shortShareText(quote).length + 1 + 23).toBeLessThanOrEqual(280);
    expect(shortShareText(quote)).toContain(quote.scriptureReference);
  }
});

test('When a category is chosen, then only its quotes are there', async () => {
  server.use(quotes());
  const { user } = openPage('/social-media');
  await user.selectOptions(await screen.findByLabelText('Category'), 'Rest');
  const rest = wisdomQuotes.filter(({ category }) => category === 'Rest');
  expect(screen.getByText(`${rest.length} quotes`)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Select: / })).toHaveLength(rest.length);
});

test('When the library opens, then twelve are there, and more at a press', async () => {
  server.use(quotes());
  const { user } = openPage('/social-media');
  const entries = () => screen.getAllByRole('button', { name: /^Select: / });
  await screen.findByRole('button', { name: `Select: ${first.title}` });
  expect(entries()).toHaveLength(12);
  expect(screen.getByText(`${wisdomQuotes.length} quotes`)).toBeTruthy();
  const more = { name: 'Show more quotes' };
  await user.click(screen.getByRole('button', more));
  expect(entries()).toHaveLength(24);
  expect(document.activeElement).toBe(entries()[12]);
  while (screen.queryByRole('button', more)) await user.click(screen.getByRole('button', more));
  expect(entries()).toHaveLength(wisdomQuotes.length);
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('When one looks for words, then only quotes with all of them are there, and the count is theirs', async () => {
  server.use(quotes());
  const { user } = openPage('/social-media');
  const search = await screen.findByLabelText('Search for');
  await user.type(search, 'MİLLSTONE leave');
  expect(screen.getAllByRole('button', { name: /^Select: / })).toHaveLength(1);
  expect(screen.getByText('1 quote')).toBeTruthy();
  await user.type(search, ' unheardof');
  expect(screen.getByText('No quotes match. Try different words.')).toBeTruthy();
});

test('When there are no quotes, then the library says so', async () => {
  server.use(quotes([]));
  openPage('/social-media');
  expect(await screen.findByText('No Quotes Available')).toBeTruthy();
});

test('When the library is away, then the page says so and offers another try', async () => {
  server.use(http.get('*/api/wisdom-quotes', () => new HttpResponse(null, { status: 503 })));
  openPage('/social-media');
  expect(await screen.findByText('The wisdom library did not load')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('When a theme is chosen, then the code and the preview follow, and the code can be copied', async () => {
  server.use(quotes());
  const { user } = openPage('/social-media?tab=generator');
  const code = await screen.findByLabelText<HTMLTextAreaElement>('Code for your site');
  expect(code.value).toBe(widgetSnippet(window.location.origin, 'light'));
  await user.click(screen.getByLabelText('Dark'));
  await waitFor(() => expect(code.value).toBe(widgetSnippet(window.location.origin, 'dark')));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByTitle(/Wisdom for today/).getAttribute('src')).toMatch(/theme=dark$/);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(widgetSnippet(window.location.origin, 'dark'));
});

test('When the browser forbids copying, then the page says what to do', async () => {
  server.use(quotes());
  const { user } = openPage('/social-media?tab=generator');
  const button = await screen.findByRole('button', { name: 'Copy code' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button);
  expect(await screen.findByText(/Select the text and copy it/)).toBeTruthy();
});
