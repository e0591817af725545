import type { Prayer, PrayerComment } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { endpoint } from '../../lib/api/endpoint.ts';
import {
  feedTag,
  patchComments,
  patchPrayer,
  prayerFeedApi,
  prayerTag,
  type CacheChange,
} from './prayer-feed-api.ts';

const changed = (_answer: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [feedTag, prayerTag(id)];

/** What authors do with their own texts. It loads with the menus that offer it. */
const ownTextsApi = prayerFeedApi.injectEndpoints({
  endpoints: (build) => ({
    removeComment: build.mutation({
      ...endpoint(callPaths.deleteComment),
      onQueryStarted: async ({ id, commentId }, { dispatch, queryFulfilled }) => {
        const { error } = await queryFulfilled.then(
          () => ({ error: undefined }),
          (failure: unknown) => ({ error: failure }),
        );
        if (!error) dispatch(patchComments(id, { remove: commentId }));
      },
    }),
    removePrayer: build.mutation({ ...endpoint(callPaths.deletePrayer), invalidatesTags: changed }),
    takeBackAnswer: build.mutation({
      ...endpoint(callPaths.editPrayer),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(showAnswer(id, data));
      },
    }),
  }),
});

/** Updates an answered prayer in every cache. */
export const showAnswer = (
  id: string,
  { answeredAt, thanks }: Pick<Prayer, 'answeredAt' | 'thanks'>,
) => patchPrayer(id, (prayer) => Object.assign(prayer, { answeredAt, thanks }));

/** Shows a corrected prayer or comment in every cache. */
export function showCorrection(
  { id, commentId }: { id: string; commentId?: string },
  { text, editedAt }: { text: string; editedAt: string | null },
): CacheChange<unknown> {
  if (!commentId)
    return patchPrayer(id, (prayer) => Object.assign(prayer, { userRequest: text, editedAt }));
  return (dispatch) => {
    const correct = (comments: PrayerComment[]) => {
      const found = comments.find((comment) => comment.id === commentId);
      if (found) Object.assign(found, { comment: text, editedAt });
    };
    dispatch(patchPrayer(id, ({ comments }) => correct(comments)));
    dispatch(
      prayerFeedApi.util.updateQueryData('listComments', { id }, ({ pages }) =>
        pages.forEach(({ items }) => correct(items)),
      ),
    );
  };
}

export const { useRemoveCommentMutation, useRemovePrayerMutation, useTakeBackAnswerMutation } =
  ownTextsApi;
