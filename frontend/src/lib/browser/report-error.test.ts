import { http, HttpResponse } from 'msw';
import { browserError } from '@kbf/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { reportError, resetReports, watchErrors } from './report-error.ts';

const { origin } = window.location;
const reports: unknown[] = [];
const requests: Request[] = [];

beforeEach(() => {
  window.history.replaceState(null, '', '/business/Okafor%20Millwork?phone=2025550102');
  server.use(
    http.post('*/api/browser-errors', async ({ request }) => {
      requests.push(request.clone());
      reports.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  reports.length = 0;
  requests.length = 0;
  resetReports();
});

/** A browser error, thrown in these files. */
function failed(words: string, ...files: string[]): TypeError {
  const error = new TypeError(words);
  error.stack = `TypeError: ${words}\n${files.map((file) => `    at f (${file})`).join('\n')}`;
  return error;
}
const ours = (line: number) => `${origin}/assets/business-page-Ab_1.js:${line}:7`;

test('When something fails, then its kind and place are told, and not a word or address of the person', async () => {
  reportError('thrown', failed('Ruth said: no', ours(3), 'chrome-extension://x/assets/y.js:1:1'));
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toEqual({
    kind: 'thrown',
    name: 'TypeError',
    route: '/business/:companyName',
    frames: ['assets/business-page-Ab_1.js:3:7'],
  });
  expect(browserError.safeParse(reports[0]).success).toBe(true);
  expect(requests[0]?.credentials).toBe('omit');
});

test('When the same fails again and again, then it is told once, and of many things five', async () => {
  for (let time = 0; time < 3; time += 1) reportError('thrown', failed('x', ours(1)));
  for (let line = 2; line < 20; line += 1) reportError('thrown', failed('x', ours(line)));
  await vi.waitFor(() => expect(reports).toHaveLength(5));
  expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(5);
});

test('When it did not happen in our files, or was only called off, then nothing is told', async () => {
  reportError('thrown', failed('x', 'https://elsewhere.example/assets/y.js:1:1'));
  reportError('rejected', new DOMException('stopped', 'AbortError'));
  reportError('rejected', 'some text of somebody');
  reportError('thrown', failed('told', ours(1)));
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  expect(reports).toMatchObject([{ frames: ['assets/business-page-Ab_1.js:1:7'] }]);
});

test('When nobody catches an error or a refused promise, or a file does not load, then it is told', async () => {
  const stop = watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: failed('x', ours(1)) }));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: failed('x', ours(2)) }),
  );
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(reports).toHaveLength(3));
  expect(reports).toMatchObject([{ kind: 'thrown' }, { kind: 'rejected' }, { kind: 'loading' }]);
  stop();
});

test('When the page is one that has no pattern, then its address is not told either', async () => {
  window.history.replaceState(null, '', '/ruth@example.org');
  reportError('thrown', failed('x', ours(1)));
  await vi.waitFor(() => expect(reports).toMatchObject([{ route: '/*' }]));
});
