import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type EndpointOptions } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

export const tags = {
  list: { type: 'ContactSubmission', id: 'LIST' },
  one: (id: string) => ({ type: 'ContactSubmission', id }) as const,
} as const;

const failsWith = (title: string): EndpointOptions => ({
  failure: ({ serverMessage }) => ({
    variant: 'destructive',
    title,
    description: serverMessage ?? 'Please try again in a moment.',
  }),
});

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
    exportSubmissions: build.mutation({
      ...endpoint(callPaths.exportSubmissions),
      transformResponse: (table: string) => table,
      extraOptions: failsWith('We could not create the table'),
    }),
    approveSubmission: build.mutation({
      ...endpoint(callPaths.approveSubmission),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [tags.list, tags.one(id)]),
      extraOptions: failsWith('Nothing has changed'),
    }),
  }),
});

export const {
  useListSubmissionsInfiniteQuery,
  useGetSubmissionStatsQuery,
  useGetSubmissionQuery,
  useExportSubmissionsMutation,
  useApproveSubmissionMutation,
} = contactsApi;
