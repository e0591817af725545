import { limits, type Prayer } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type ApiDispatch } from '../../lib/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/endpoint.ts';

const list = { type: 'Prayer', id: 'LIST' } as const;
const changed = (_answer: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [list, { type: 'Prayer' as const, id }];

const prayerFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPrayers: build.infiniteQuery({
      ...listEndpoint(callPaths.listPrayers, limits.list.default),
      providesTags: [list],
    }),
    getPrayer: build.query({
      ...endpoint(callPaths.getPrayer),
      providesTags: (_prayer, _error, { id }) => [{ type: 'Prayer', id }],
    }),
    listComments: build.infiniteQuery({
      ...listEndpoint(callPaths.listComments, limits.list.max),
      providesTags: (_page, _error, { id }) => [{ type: 'Prayer', id }],
    }),
    likePrayer: build.mutation({
      ...endpoint(callPaths.likePrayer),
      // Shown at once and put right by the answer. The list, which may be many pages long by now, is not loaded again.
      onQueryStarted: async ({ id, liked }, { dispatch, queryFulfilled }) => {
        const undo = dispatch(patchPrayer(id, (prayer) => showLike(prayer, liked)));
        try {
          const { data } = await queryFulfilled;
          const right = { likeCount: data.likeCount, userLiked: data.liked };
          dispatch(patchPrayer(id, (prayer) => Object.assign(prayer, right)));
        } catch {
          undo();
        }
      },
    }),
    addComment: build.mutation({ ...endpoint(callPaths.createComment), invalidatesTags: changed }),
    removeComment: build.mutation({
      ...endpoint(callPaths.deleteComment),
      invalidatesTags: changed,
    }),
    removePrayer: build.mutation({ ...endpoint(callPaths.deletePrayer), invalidatesTags: changed }),
  }),
});

function showLike(prayer: Prayer, liked = !prayer.userLiked): void {
  if (prayer.userLiked === liked) return;
  prayer.userLiked = liked;
  prayer.likeCount += liked ? 1 : -1;
}

/** Changes a prayer wherever it is loaded: by itself, and in the list. @returns what takes the change back */
function patchPrayer(id: string, change: (prayer: Prayer) => void) {
  return (dispatch: ApiDispatch): (() => void) => {
    const { updateQueryData } = prayerFeedApi.util;
    const patches = [
      dispatch(updateQueryData('getPrayer', { id }, change)),
      dispatch(
        updateQueryData('listPrayers', undefined, ({ pages }) => {
          const listed = pages.flatMap(({ items }) => items).find((prayer) => prayer.id === id);
          if (listed) change(listed);
        }),
      ),
    ];
    return () => patches.forEach(({ undo }) => undo());
  };
}

export const {
  useListPrayersInfiniteQuery,
  useGetPrayerQuery,
  useListCommentsInfiniteQuery,
  useLikePrayerMutation,
  useAddCommentMutation,
  useRemoveCommentMutation,
  useRemovePrayerMutation,
} = prayerFeedApi;
