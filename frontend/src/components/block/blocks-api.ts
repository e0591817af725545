import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const blocksTag = { type: 'User', id: 'BLOCKS' } as const;
/** A block ends a partnership and a private chat, and changes which needs are shown. */
const changed = (_answer: unknown, error: unknown) =>
  error
    ? []
    : ([
        blocksTag,
        { type: 'Need', id: 'LIST' },
        { type: 'Partner', id: 'LIST' },
        { type: 'Circle', id: 'CHATS' },
      ] as const);

const blocksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.query({ ...endpoint(callPaths.listBlocks), providesTags: [blocksTag] }),
    blockMember: build.mutation({
      ...endpoint(callPaths.blockMember),
      invalidatesTags: changed,
    }),
    unblockMember: build.mutation({
      ...endpoint(callPaths.unblockMember),
      invalidatesTags: changed,
    }),
  }),
});

export const { useListBlocksQuery, useBlockMemberMutation, useUnblockMemberMutation } = blocksApi;
