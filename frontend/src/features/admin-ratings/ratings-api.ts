import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

const listTag = { type: 'ReplyRating', id: 'LIST' } as const;

const ratingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReplyRatings: build.infiniteQuery({
      ...listEndpoint(callPaths.listReplyRatings, limits.list.default),
      providesTags: [listTag],
    }),
    // What an admin has read is not kept: reading it again goes into the log again.
    getReplyRating: build.query({ ...endpoint(callPaths.getReplyRating), keepUnusedDataFor: 0 }),
    updateReplyRating: build.mutation({
      ...endpoint(callPaths.updateReplyRating),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag]),
      extraOptions: {
        failure: {
          variant: 'destructive',
          title: 'That was not saved',
          description: 'Please try again.',
        },
      },
    }),
  }),
});

export const {
  useListReplyRatingsInfiniteQuery,
  useGetReplyRatingQuery,
  useUpdateReplyRatingMutation,
} = ratingsApi;
