import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

const list = { type: 'Member', id: 'LIST' } as const;

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.infiniteQuery({
      ...listEndpoint(callPaths.listMembers, limits.list.default),
      providesTags: [list],
    }),
    updateMember: build.mutation({
      ...endpoint(callPaths.updateMember),
      invalidatesTags: (_answer, error) => (error ? [] : [list]),
      extraOptions: {
        failure: ({ serverMessage }) => ({
          variant: 'destructive',
          title: 'Nothing was changed',
          description: serverMessage ?? 'Please try again in a moment.',
        }),
      },
    }),
  }),
});

export const { useListMembersInfiniteQuery, useUpdateMemberMutation } = membersApi;
