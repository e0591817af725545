import { memberApp } from '@kbf/contracts';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { useLibrary } from './use-library.ts';

const library = useLibrary();

it('When the apps are asked for, then all of them come, complete', async () => {
  const answer = await library.ask('/api/member-apps');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  const apps = z.array(memberApp.strict()).parse(await answer.json());
  expect(apps.length).toBeGreaterThanOrEqual(10);
  expect(apps.map(({ name }) => name)).toContain('Social Media Manager');
});

it('When a reader has them already, then it is 304 without a body', async () => {
  const etag = (await library.ask('/api/member-apps')).headers.get('etag') ?? '';
  const again = await library.ask('/api/member-apps', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(await again.text()).toBe('');
});
