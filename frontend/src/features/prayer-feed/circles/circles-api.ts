import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import type { ApiDispatch } from '../../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../../lib/api/endpoint.ts';
import { feedTag, prayerFeedApi } from '../prayer-feed-api.ts';

/** Circles and the invitations to them: a change of one changes what the others show. */
export const circlesTag = { type: 'Circle', id: 'LIST' } as const;

const changed = (_answer: unknown, error: unknown) => (error ? [] : [circlesTag]);
/** Prayers of people who leave go with them. */
const peopleChanged = (_answer: unknown, error: unknown) => (error ? [] : [circlesTag, feedTag]);

/** What the reader shared in a circle without them is private now. */
const ownTag = { type: 'Prayer', id: 'OWN' } as const;
const ownChanged = (_answer: unknown, error: unknown) => (error ? [] : [ownTag]);

type Sent = { dispatch: ApiDispatch; queryFulfilled: PromiseLike<unknown> };

/** The reader is no longer in this circle. Its page is still open for a moment, so it does not load again. */
async function takeOut(id: string, { dispatch, queryFulfilled }: Sent): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    return;
  }
  dispatch(
    circlesApi.util.updateQueryData('listCircles', undefined, (own) => {
      own.circles = own.circles.filter((circle) => circle.id !== id);
    }),
  );
}

const circlesApi = prayerFeedApi.injectEndpoints({
  endpoints: (build) => ({
    listCircles: build.query({ ...endpoint(callPaths.listCircles), providesTags: [circlesTag] }),
    getCircle: build.query({ ...endpoint(callPaths.getCircle), providesTags: [circlesTag] }),
    listCirclePrayers: build.infiniteQuery({
      ...listEndpoint(callPaths.listCirclePrayers, limits.list.default),
      providesTags: [feedTag],
    }),
    listLeastPrayedFor: build.infiniteQuery({
      ...listEndpoint(callPaths.listCirclePrayersToPrayFor, limits.list.default),
      providesTags: [feedTag],
    }),
    lookAtCircleLink: build.query(endpoint(callPaths.lookAtCircleLink)),
    joinByLink: build.mutation({ ...endpoint(callPaths.joinByLink), invalidatesTags: changed }),
    acceptCircle: build.mutation({
      ...endpoint(callPaths.acceptCircleInvitation),
      invalidatesTags: changed,
    }),
    declineCircle: build.mutation({
      ...endpoint(callPaths.declineCircleInvitation),
      invalidatesTags: changed,
    }),
    findMembers: build.query(endpoint(callPaths.listProfiles)),
    inviteToCircle: build.mutation({
      ...endpoint(callPaths.inviteToCircle),
      invalidatesTags: changed,
    }),
    createCircleLink: build.mutation({
      ...endpoint(callPaths.createCircleLink),
      invalidatesTags: changed,
    }),
    withdrawInvitation: build.mutation({
      ...endpoint(callPaths.withdrawInvitation),
      invalidatesTags: changed,
    }),
    removeFromCircle: build.mutation({
      ...endpoint(callPaths.removeFromCircle),
      invalidatesTags: peopleChanged,
    }),
    handOverCircle: build.mutation({
      ...endpoint(callPaths.handOverCircle),
      invalidatesTags: changed,
    }),
    leaveCircle: build.mutation({
      ...endpoint(callPaths.removeFromCircle),
      invalidatesTags: ownChanged,
      onQueryStarted: ({ id }, sent) => takeOut(id, sent),
    }),
    endCircle: build.mutation({
      ...endpoint(callPaths.endCircle),
      invalidatesTags: ownChanged,
      onQueryStarted: ({ id }, sent) => takeOut(id, sent),
    }),
  }),
});

export const {
  useListCirclesQuery,
  useGetCircleQuery,
  useListCirclePrayersInfiniteQuery,
  useListLeastPrayedForInfiniteQuery,
  useLookAtCircleLinkQuery,
  useJoinByLinkMutation,
  useAcceptCircleMutation,
  useDeclineCircleMutation,
  useFindMembersQuery,
  useInviteToCircleMutation,
  useCreateCircleLinkMutation,
  useWithdrawInvitationMutation,
  useRemoveFromCircleMutation,
  useHandOverCircleMutation,
  useLeaveCircleMutation,
  useEndCircleMutation,
} = circlesApi;
