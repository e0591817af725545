import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

/** Reloaded together: a contact request changes what the board shows. */
export const needsTag = { type: 'Need', id: 'LIST' } as const;
const changed = (_answer: unknown, error: unknown) => (error ? [] : [needsTag]);

const needsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNeeds: build.infiniteQuery({
      ...listEndpoint(callPaths.listNeeds, limits.list.default),
      providesTags: [needsTag],
    }),
    listOwnNeeds: build.infiniteQuery({
      ...listEndpoint(callPaths.listOwnNeeds, limits.list.default),
      providesTags: [needsTag],
    }),
    listNeedContacts: build.infiniteQuery({
      ...listEndpoint(callPaths.listNeedContacts, limits.list.default),
      providesTags: [needsTag],
    }),
    askNeedContact: build.mutation({
      ...endpoint(callPaths.askNeedContact),
      invalidatesTags: changed,
    }),
    answerNeedContact: build.mutation({
      ...endpoint(callPaths.answerNeedContact),
      invalidatesTags: changed,
    }),
    removeNeed: build.mutation({ ...endpoint(callPaths.deleteNeed), invalidatesTags: changed }),
  }),
});

export const {
  useListNeedsInfiniteQuery,
  useListOwnNeedsInfiniteQuery,
  useListNeedContactsInfiniteQuery,
  useAskNeedContactMutation,
  useAnswerNeedContactMutation,
  useRemoveNeedMutation,
} = needsApi;
