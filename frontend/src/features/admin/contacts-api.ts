import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

export const tags = {
  list: { type: 'ContactSubmission', id: 'LIST' },
  one: (id: string) => ({ type: 'ContactSubmission', id }) as const,
} as const;

const contactsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSubmissions: build.infiniteQuery({
      ...listEndpoint(callPaths.listSubmissions, limits.list.default),
      providesTags: [tags.list],
    }),
    getSubmissionStats: build.query({
      ...endpoint(callPaths.getSubmissionStats),
      providesTags: [tags.list],
    }),
    getSubmission: build.query({
      ...endpoint(callPaths.getSubmission),
      providesTags: (_answer, _error, { id }) => [tags.one(id)],
    }),
    approveSubmission: build.mutation({
      ...endpoint(callPaths.approveSubmission),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [tags.list, tags.one(id)]),
      extraOptions: {
        failure: ({ serverMessage }) => ({
          variant: 'destructive',
          title: 'Nothing has changed',
          description: serverMessage ?? 'Please try again in a moment.',
        }),
      },
    }),
  }),
});

export const {
  useListSubmissionsInfiniteQuery,
  useGetSubmissionStatsQuery,
  useGetSubmissionQuery,
  useApproveSubmissionMutation,
} = contactsApi;
