import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';
import type { ApiError } from '../../lib/api/request-error.ts';

const list = { type: 'Member', id: 'LIST' } as const;

/** A change of a member: the list is loaded again. */
const change = {
  invalidatesTags: (_answer: unknown, error: unknown) => (error ? [] : [list]),
  extraOptions: {
    failure: ({ serverMessage }: ApiError) => ({
      variant: 'destructive' as const,
      title: 'Nothing was changed',
      description: serverMessage ?? 'Please try again in a moment.',
    }),
  },
};

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.infiniteQuery({
      ...listEndpoint(callPaths.listMembers, limits.list.default),
      providesTags: [list],
    }),
    updateMember: build.mutation({ ...endpoint(callPaths.updateMember), ...change }),
    giveAccount: build.mutation({ ...endpoint(callPaths.giveAccount), ...change }),
  }),
});

export const { useListMembersInfiniteQuery, useUpdateMemberMutation, useGiveAccountMutation } =
  membersApi;
