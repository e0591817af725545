import { notFoundPage, pages, type PageHead } from '@kbf/contracts';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageHead } from './page-head.ts';

const content = (selector: string) =>
  document.head.querySelector(`meta[${selector}]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('When one goes from page to page, then canonical address and noindex go along', () => {
  const { rerender } = renderHook(({ head }: { head: PageHead }) => usePageHead(head), {
    initialProps: { head: pages['/about'] },
  });
  expect(canonical()).toBe(`${window.location.origin}/about`);
  expect(content('property="og:url"')).toBe(canonical());
  expect(content('name="robots"')).toBeUndefined();

  rerender({ head: notFoundPage });
  expect(document.title).toBe(notFoundPage.title);
  expect(canonical()).toBeUndefined();
  expect(content('property="og:url"')).toBeUndefined();
  expect(content('name="robots"')).toBe('noindex');

  rerender({ head: pages['/prayer'] });
  expect(canonical()).toBe(`${window.location.origin}/prayer`);
  expect(content('name="robots"')).toBeUndefined();
  expect(content('name="description"')).toBe(pages['/prayer'].description);
});

test('When a page is only for whoever was sent there, then no search engine should find it', () => {
  renderHook(() => usePageHead(pages['/verify-email']));

  expect(content('name="robots"')).toBe('noindex');
  expect(canonical()).toBeUndefined();
});

test('When a page is that of one company, then it names its own address', () => {
  renderHook(() =>
    usePageHead({ ...notFoundPage, title: 'Brooks Hospitality' }, '/business/brooks'),
  );

  expect(canonical()).toBe(`${window.location.origin}/business/brooks`);
});
