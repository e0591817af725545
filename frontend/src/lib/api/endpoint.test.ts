import { callPaths } from '@kbf/contracts/paths';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { apiStore } from '../../testing/api-store.ts';
import { server } from '../../testing/server.ts';
import { baseApi } from './base-api.ts';
import { endpoint, listEndpoint, requestOf, type CallArgs } from './endpoint.ts';

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probePrayers: build.infiniteQuery(listEndpoint(callPaths.listPrayers, 2)),
    probeComments: build.infiniteQuery(listEndpoint(callPaths.listComments, 2)),
    probeLike: build.mutation(endpoint(callPaths.likePrayer)),
    probeDelete: build.mutation(endpoint(callPaths.deletePrayer)),
  }),
});

test('When a call has parameters and a body, then each goes where the contract says', () => {
  const request = requestOf(callPaths.createComment, { id: 'a/b', comment: 'Amen' });
  expect(request).toEqual({
    method: 'POST',
    path: '/api/prayers/a%2Fb/comments',
    body: { comment: 'Amen' },
    words: { place: 'comment', fields: ['comment'] },
  });
});

test('When a call reads, then what is given is its query, and blanks are left out', () => {
  expect(requestOf(callPaths.listMembers, { search: 'Ruth & co', cursor: undefined })).toEqual({
    method: 'GET',
    path: '/api/auth/members?search=Ruth+%26+co',
  });
  expect(requestOf(callPaths.listMembers, { search: '' }).path).toBe('/api/auth/members');
});

test('When path and body have a field of the same name, then the two stand apart', () => {
  const company = { companyName: 'New name' } as CallArgs<'putCompany'>['fields'];
  expect(
    requestOf(callPaths.putCompany, { params: { companyName: 'Old name' }, fields: company }),
  ).toEqual({
    method: 'PUT',
    path: '/api/company-profile/Old%20name',
    body: { companyName: 'New name' },
  });
});

test('When a call takes nothing, then it has no body', () => {
  expect(requestOf(callPaths.logout, undefined)).toEqual({
    method: 'POST',
    path: '/api/auth/logout',
  });
});

test('When a list is read, then its pages carry the total and the cursor of the next', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/prayers', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(searchParams.has('cursor') ? ['third'] : ['first', 'second'], {
        headers: {
          'X-Total-Count': '3',
          ...(!searchParams.has('cursor') && {
            Link: '</api/prayers?limit=2&cursor=a%2Bb>; rel="next"',
          }),
        },
      });
    }),
  );
  const store = apiStore();
  const { initiate } = probeApi.endpoints.probePrayers;
  const first = await store.dispatch(initiate());
  expect(first.data?.pages).toEqual([{ items: ['first', 'second'], total: 3, next: 'a+b' }]);
  const both = await store.dispatch(initiate(undefined, { direction: 'forward' }));
  expect(both.data?.pages[1]).toEqual({ items: ['third'], total: 3, next: undefined });
  expect(both.hasNextPage).toBe(false);
  expect(asked).toEqual(['?limit=2', '?limit=2&cursor=a%2Bb']);
});

test('When a list belongs to something, then its parameter is in the path and not in the query', async () => {
  let asked = '';
  server.use(
    http.get('*/api/prayers/:id/comments', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked = pathname + search;
      return HttpResponse.json([]);
    }),
  );
  const { data } = await apiStore().dispatch(
    probeApi.endpoints.probeComments.initiate({ id: 'seven' }),
  );
  expect(data?.pages).toEqual([{ items: [], total: 0, next: undefined }]);
  expect(asked).toBe('/api/prayers/seven/comments?limit=2');
});

test('When a call answers without a body, then the answer is null', async () => {
  server.use(http.delete('*/api/prayers/:id', () => new HttpResponse(null, { status: 204 })));
  const answer = await apiStore().dispatch(
    probeApi.endpoints.probeDelete.initiate({ id: 'seven' }),
  );
  expect(answer).toEqual({ data: null });
});
