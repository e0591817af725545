import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi, type FailureToast } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

const list = { type: 'Member', id: 'LIST' } as const;

const failure: FailureToast = ({ serverMessage }) => ({
  variant: 'destructive',
  title: 'Nothing has changed',
  description: serverMessage ?? 'Please try again in a moment.',
});

const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.infiniteQuery({
      ...listEndpoint(callPaths.listMembers, limits.list.default),
      providesTags: [list],
    }),
    updateMember: build.mutation({
      ...endpoint(callPaths.updateMember),
      invalidatesTags: (_answer, error) => (error ? [] : [list]),
      extraOptions: { failure },
    }),
    sendMemberLink: build.mutation({
      ...endpoint(callPaths.sendMemberLink),
      extraOptions: { failure },
    }),
  }),
});

export const { useListMembersInfiniteQuery, useSendMemberLinkMutation, useUpdateMemberMutation } =
  membersApi;
