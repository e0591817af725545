import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type FailureToast } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

const list = { type: 'Member', id: 'LIST' } as const;

/** A change of a member. */
const extraOptions: { failure: FailureToast } = {
  failure: ({ serverMessage }) => ({
    variant: 'destructive',
    title: 'Nothing has changed',
    description: serverMessage ?? 'Please try again in a moment.',
  }),
};
const invalidatesTags = (_answer: unknown, error: unknown) => (error ? [] : [list]);

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.infiniteQuery({
      ...listEndpoint(callPaths.listMembers, limits.list.default),
      providesTags: [list],
    }),
    updateMember: build.mutation({
      ...endpoint(callPaths.updateMember),
      invalidatesTags,
      extraOptions,
    }),
    giveAccount: build.mutation({
      ...endpoint(callPaths.giveAccount),
      invalidatesTags,
      extraOptions,
    }),
    sendMemberLink: build.mutation({ ...endpoint(callPaths.sendMemberLink), extraOptions }),
  }),
});

export const {
  useGiveAccountMutation,
  useListMembersInfiniteQuery,
  useSendMemberLinkMutation,
  useUpdateMemberMutation,
} = membersApi;
