import { limits, type Prayer } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type ApiDispatch } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';
import { currentPerson } from '../../lib/session/session.ts';
import { change, onItsWay, type CommentChange } from './comment-change.ts';

export const feedTag = { type: 'Prayer', id: 'LIST' } as const;
export const prayerTag = (id: string) => ({ type: 'Prayer', id }) as const;
export const prayerFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPrayers: build.infiniteQuery({
      ...listEndpoint(callPaths.listPrayers, limits.list.default),
      providesTags: [feedTag],
    }),
    getPrayer: build.query({
      ...endpoint(callPaths.getPrayer),
      providesTags: (_prayer, _error, { id }) => [prayerTag(id)],
    }),
    listComments: build.infiniteQuery({
      ...listEndpoint(callPaths.listComments, limits.list.max),
      providesTags: (_page, _error, { id }) => [prayerTag(id)],
    }),
    likePrayer: build.mutation({
      ...endpoint(callPaths.likePrayer),
      // Shows at once and is corrected by the answer. The list, which may have many pages, is not loaded again.
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
    addComment: build.mutation({
      ...endpoint(callPaths.createComment),
      onQueryStarted: async (sent, { dispatch, queryFulfilled }) => {
        const undo = dispatch(patchComments(sent.id, { add: onItsWay(sent) }));
        try {
          const { data } = await queryFulfilled;
          undo();
          if ('comment' in data) dispatch(patchComments(sent.id, { add: data.comment }));
        } catch {
          undo();
        }
      },
    }),
    seeComments: build.mutation(endpoint(callPaths.seeComments)),
  }),
});

function showLike(prayer: Prayer, liked = !prayer.userLiked): void {
  if (prayer.userLiked === liked) return;
  prayer.userLiked = liked;
  prayer.likeCount += liked ? 1 : -1;
}

/** When another person is here, all is loaded again, and a change of before does not fit it. */
function forSamePerson(undo: () => void): () => void {
  const person = currentPerson();
  return () => {
    if (currentPerson() === person) undo();
  };
}

/** A change of what is cached, to be dispatched. */
export type CacheChange<Result> = (dispatch: ApiDispatch, getState: () => State) => Result;
type State = Parameters<typeof baseApi.util.selectInvalidatedBy>[0];

/** Changes a prayer in every cache: single and in all lists with the feed's tag. @returns undoes the change */
export function patchPrayer(id: string, change: (prayer: Prayer) => void): CacheChange<() => void> {
  return (dispatch, getState) => {
    const { updateQueryData } = prayerFeedApi.util;
    const patches = [
      dispatch(updateQueryData('getPrayer', { id }, change)),
      ...baseApi.util
        .selectInvalidatedBy(getState(), [feedTag])
        .map(({ endpointName, originalArgs }) =>
          // Every such list has pages of prayers, as the feed.
          dispatch(
            updateQueryData(
              endpointName as 'listPrayers',
              originalArgs as undefined,
              ({ pages }) => {
                const listed = pages
                  .flatMap(({ items }) => items)
                  .find((prayer) => prayer.id === id);
                if (listed) change(listed);
              },
            ),
          ),
        ),
    ];
    return forSamePerson(() => patches.forEach(({ undo }) => undo()));
  };
}

/** Adds or removes a comment in every cache. @returns undoes the change */
export function patchComments(id: string, what: CommentChange) {
  return (dispatch: ApiDispatch): (() => void) => {
    const undoPrayer = dispatch(
      patchPrayer(id, (prayer) => {
        const hasAll = prayer.comments.length === prayer.commentCount;
        if (hasAll || 'remove' in what) change(prayer.comments, what);
        prayer.commentCount += 'add' in what ? 1 : -1;
      }),
    );
    const { undo } = dispatch(
      prayerFeedApi.util.updateQueryData('listComments', { id }, ({ pages }) => {
        const last = pages.at(-1);
        if ('remove' in what) pages.some(({ items }) => change(items, what));
        else if (last && !last.next) change(last.items, what);
      }),
    );
    return forSamePerson(() => {
      undo();
      undoPrayer();
    });
  };
}

export const {
  useListPrayersInfiniteQuery,
  useGetPrayerQuery,
  useListCommentsInfiniteQuery,
  useLikePrayerMutation,
  useAddCommentMutation,
  useSeeCommentsMutation,
} = prayerFeedApi;
