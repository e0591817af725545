import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../../lib/api/endpoint.ts';

const listTag = { type: 'Conversation', id: 'LIST' } as const;
const changed = (_answer: unknown, error: unknown) => (error ? [] : [listTag]);

const keptApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.infiniteQuery({
      ...listEndpoint(callPaths.listConversations, 20),
      providesTags: [listTag],
      keepUnusedDataFor: 0,
    }),
    getConversation: build.query({
      ...endpoint(callPaths.getConversation),
      keepUnusedDataFor: 0,
    }),
    renameConversation: build.mutation({
      ...endpoint(callPaths.renameConversation),
      invalidatesTags: changed,
    }),
    deleteConversation: build.mutation({
      ...endpoint(callPaths.deleteConversation),
      invalidatesTags: changed,
    }),
    deleteConversations: build.mutation({
      ...endpoint(callPaths.deleteConversations),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListConversationsInfiniteQuery,
  useLazyGetConversationQuery,
  useRenameConversationMutation,
  useDeleteConversationMutation,
  useDeleteConversationsMutation,
} = keptApi;
