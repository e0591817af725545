import { limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../../lib/api/endpoint.ts';

/** The list of chats, and each chat: a change of one changes what the list shows. */
const chatsTag = { type: 'Circle', id: 'CHATS' } as const;
const changed = (_answer: unknown, error: unknown) => (error ? [] : [chatsTag]);

const chatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.infiniteQuery({
      ...listEndpoint(callPaths.listChats, limits.list.default),
      providesTags: [chatsTag],
    }),
    getChat: build.query({ ...endpoint(callPaths.getChat), providesTags: [chatsTag] }),
    startChat: build.mutation({ ...endpoint(callPaths.startChat), invalidatesTags: changed }),
    /** A part of the messages. A mutation, because it is merged by the page and never shared or stored. */
    readMessages: build.mutation(endpoint(callPaths.listChatMessages)),
    sendMessage: build.mutation(endpoint(callPaths.sendChatMessage)),
    seeChat: build.mutation(endpoint(callPaths.seeChat)),
    setReadMarks: build.mutation({ ...endpoint(callPaths.setReadMarks), invalidatesTags: changed }),
    endChat: build.mutation({ ...endpoint(callPaths.endChat), invalidatesTags: changed }),
  }),
});

export const {
  useListChatsInfiniteQuery,
  useGetChatQuery,
  useStartChatMutation,
  useReadMessagesMutation,
  useSendMessageMutation,
  useSeeChatMutation,
  useSetReadMarksMutation,
  useEndChatMutation,
} = chatsApi;
