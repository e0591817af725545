import {
  createComment,
  deleteComment,
  deletePrayer,
  getPrayer,
  hrefOf,
  likePrayer,
  limits,
  listComments,
  listPrayers,
  type AnswerOf,
  type Prayer,
  type PrayerComment,
} from '@kbf/contracts';
import { baseApi } from '../../lib/base-api.ts';

/** A page of a list: its items, how many there are in all, and the cursor of the next page. */
export type Page<Item> = { items: Item[]; total: number; next: string | undefined };

type Start = string | null;

function toPage<Item>(items: Item[], response: Response | undefined): Page<Item> {
  const link = response?.headers.get('Link')?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return {
    items,
    total: Number(response?.headers.get('X-Total-Count') ?? items.length),
    next: link && (new URL(link, window.location.origin).searchParams.get('cursor') ?? undefined),
  };
}

const paging = {
  initialPageParam: null as Start,
  getNextPageParam: <Item>(last: Page<Item>) => last.next,
};

const withCursor = (path: string, limit: number, cursor: Start) =>
  `${path}?limit=${limit}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;

const list = { type: 'Prayer', id: 'LIST' } as const;

const prayerFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPrayers: build.infiniteQuery<Page<Prayer>, void, Start>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => withCursor(listPrayers.path, limits.list.default, pageParam),
      transformResponse: (items: Prayer[], meta) => toPage(items, meta?.response),
      providesTags: [list],
    }),
    getPrayer: build.query<Prayer, string>({
      query: (id) => hrefOf(getPrayer, { id }),
      providesTags: (_prayer, _error, id) => [{ type: 'Prayer', id }],
    }),
    listComments: build.infiniteQuery<Page<PrayerComment>, string, Start>({
      infiniteQueryOptions: paging,
      query: ({ queryArg: id, pageParam }) =>
        withCursor(hrefOf(listComments, { id }), limits.list.max, pageParam),
      transformResponse: (items: PrayerComment[], meta) => toPage(items, meta?.response),
      providesTags: (_page, _error, id) => [{ type: 'Prayer', id }],
    }),
    likePrayer: build.mutation<AnswerOf<typeof likePrayer>, { id: string; liked: boolean }>({
      query: ({ id, liked }) => ({
        path: hrefOf(likePrayer, { id }),
        method: likePrayer.method,
        body: { liked },
      }),
      // The answer shows at once; the list, which may be many pages long by now, is loaded again behind it.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        const change = { likeCount: data.likeCount, userLiked: data.liked };
        const { updateQueryData } = prayerFeedApi.util;
        dispatch(updateQueryData('getPrayer', id, (prayer) => void Object.assign(prayer, change)));
        dispatch(
          updateQueryData('listPrayers', undefined, ({ pages }) => {
            const liked = pages.flatMap(({ items }) => items).find((prayer) => prayer.id === id);
            if (liked) Object.assign(liked, change);
          }),
        );
      },
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [list, { type: 'Prayer', id }]),
    }),
    addComment: build.mutation<
      AnswerOf<typeof createComment>,
      { id: string; comment: string; requestId: string }
    >({
      query: ({ id, ...body }) => ({
        path: hrefOf(createComment, { id }),
        method: createComment.method,
        body,
      }),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [list, { type: 'Prayer', id }]),
    }),
    removeComment: build.mutation<void, { id: string; commentId: string }>({
      query: (params) => ({ path: hrefOf(deleteComment, params), method: deleteComment.method }),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [list, { type: 'Prayer', id }]),
    }),
    removePrayer: build.mutation<void, string>({
      query: (id) => ({ path: hrefOf(deletePrayer, { id }), method: deletePrayer.method }),
      invalidatesTags: (_answer, error, id) => (error ? [] : [list, { type: 'Prayer', id }]),
    }),
  }),
});

export const {
  useListPrayersInfiniteQuery,
  useGetPrayerQuery,
  useListCommentsInfiniteQuery,
  useLikePrayerMutation,
  useAddCommentMutation,
  useRemoveCommentMutation,
  useRemovePrayerMutation,
} = prayerFeedApi;
