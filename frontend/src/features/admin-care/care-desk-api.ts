import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';
import type { ApiError } from '../../lib/api/request-error.ts';

const list = { type: 'DeskItem', id: 'LIST' } as const;

/** Also after a failure: another admin was faster, so the list has changed. */
const listAgain = { invalidatesTags: [list] };
const saying = (title: string) => ({
  extraOptions: {
    failure: ({ serverMessage }: ApiError) => ({
      variant: 'destructive' as const,
      title,
      description: serverMessage ?? 'Nothing has changed. Please try again in a moment.',
    }),
  },
});

const careDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDesk: build.infiniteQuery({
      ...listEndpoint(callPaths.listDesk, limits.list.default),
      providesTags: [list],
    }),
    getHeldAlerts: build.query({
      ...endpoint(callPaths.getHeldAlerts),
      providesTags: [list],
    }),
    // Cached only while on screen, because each view of a person's words is logged.
    getDeskItem: build.query({ ...endpoint(callPaths.getDeskItem), keepUnusedDataFor: 0 }),
    decideDeskItem: build.mutation({
      ...endpoint(callPaths.decideDeskItem),
      ...listAgain,
      ...saying('Your decision was not saved'),
    }),
    reopenDeskItem: build.mutation({
      ...endpoint(callPaths.reopenDeskItem),
      ...listAgain,
      ...saying('The decision was not undone'),
    }),
    listDecided: build.infiniteQuery({
      ...listEndpoint(callPaths.listDecided, limits.list.default),
      providesTags: [list],
    }),
    // Cached only while on screen, as above.
    getDecided: build.query({ ...endpoint(callPaths.getDecided), keepUnusedDataFor: 0 }),
    updateCareCase: build.mutation({
      ...endpoint(callPaths.updateCareCase),
      // Updates the open item without a new request, which would be logged as another view of the words.
      onQueryStarted: async ({ kind, id, namedKind }, { dispatch, queryFulfilled }) => {
        if (!namedKind) return;
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!done) return;
        const show = careDeskApi.util.updateQueryData('getDeskItem', { kind, id }, (draft) => {
          if (draft.danger) draft.danger.namedKind = namedKind;
          if (draft.case) draft.case.namedKind = namedKind;
        });
        dispatch(show);
      },
      ...listAgain,
      ...saying('That was not saved'),
    }),
  }),
});

export const {
  useListDeskInfiniteQuery,
  useGetHeldAlertsQuery,
  useGetDeskItemQuery,
  useDecideDeskItemMutation,
  useReopenDeskItemMutation,
  useListDecidedInfiniteQuery,
  useGetDecidedQuery,
  useUpdateCareCaseMutation,
} = careDeskApi;
