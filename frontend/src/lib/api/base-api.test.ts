import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { apiStore } from '../../testing/api-store.ts';
import { server } from '../../testing/server.ts';
import { baseApi, type Call } from './base-api.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.mutation<unknown, Call>({ query: (call) => call }),
    probeList: build.query<unknown, void>({ query: () => '/api/probe' }),
  }),
});

async function ask(call: Call) {
  return apiStore().dispatch(testApi.endpoints.probe.initiate(call));
}

test('When an answer is not OK, then the error reads "{status}: {response text}"', async () => {
  server.use(http.get('*/api/probe', () => new HttpResponse('no such prayer', { status: 404 })));

  const { error } = await ask('/api/probe');

  expect(error).toMatchObject({ status: 404, message: '404: no such prayer' });
});

test('When the failed answer is empty, then the status text stands in the error', async () => {
  server.use(
    http.get(
      '*/api/probe',
      () => new HttpResponse(null, { status: 502, statusText: 'Bad Gateway' }),
    ),
  );

  const { error } = await ask('/api/probe');

  expect(error).toMatchObject({ message: '502: Bad Gateway' });
});

test('When the server answers with its error shape, then code, words and waiting time can be read', async () => {
  const answer = { message: 'Please wait a little', code: 'too_many_requests' };
  server.use(
    http.get('*/api/probe', () =>
      HttpResponse.json(answer, { status: 429, headers: { 'Retry-After': '30' } }),
    ),
  );

  const { error } = await ask('/api/probe');

  expect(error).toEqual({
    status: 429,
    message: `429: ${JSON.stringify(answer)}`,
    code: 'too_many_requests',
    serverMessage: 'Please wait a little',
    retryAfter: 30,
  });
});

test('When there is no answer at all, then the error has status 0', async () => {
  server.use(http.get('*/api/probe', () => HttpResponse.error()));

  const { error } = await ask('/api/probe');

  expect(error).toMatchObject({ status: 0 });
});

test('When a body is sent, then it is JSON with its content type; without one there is none', async () => {
  const seen: unknown[] = [];
  server.use(
    http.post('*/api/probe', async ({ request }) => {
      const { credentials, headers } = request;
      seen.push([credentials, headers.get('content-type'), await request.text()]);
      return new HttpResponse(null, { status: 204 });
    }),
  );

  await ask({ path: '/api/probe', method: 'POST', body: { liked: true } });
  await ask({ path: '/api/probe', method: 'POST' });

  expect(seen).toEqual([
    ['include', 'application/json', '{"liked":true}'],
    ['include', null, ''],
  ]);
});

test('When the answer is JSON, then it is parsed; otherwise it is kept as it came', async () => {
  server.use(
    http.get('*/api/probe', () => HttpResponse.json({ fine: true })),
    http.get('*/api/words', () => HttpResponse.text('{"not": "parsed"}')),
  );

  expect((await ask('/api/probe')).data).toEqual({ fine: true });
  expect((await ask('/api/words')).data).toBe('{"not": "parsed"}');
});

test('When a query failed, then it is not tried again; when it succeeded, it is not asked again', async () => {
  let calls = 0;
  server.use(
    http.get('*/api/probe', () => {
      calls += 1;
      return calls === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(['prayer']);
    }),
  );
  const store = apiStore();
  const load = (forceRefetch: boolean) =>
    store.dispatch(testApi.endpoints.probeList.initiate(undefined, { forceRefetch }));

  expect((await load(false)).isError).toBe(true);
  expect(calls).toBe(1);
  expect((await load(true)).data).toEqual(['prayer']);
  expect((await load(false)).data).toEqual(['prayer']);
  window.dispatchEvent(new Event('focus'));
  expect(calls).toBe(2);
});
