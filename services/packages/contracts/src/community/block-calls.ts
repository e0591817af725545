import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp, uuid } from '../fields.ts';

/** Members who block each other share no needs, partnership or comments. The blocked member is not told. */

export const block = z.object({ userId: uuid, userName: z.string(), createdAt: timestamp });
export type Block = z.infer<typeof block>;

const shared = { service: 'community', audience: 'member' } as const;
const params = z.object({ userId: uuid });

export const listBlocks = defineCall({
  ...shared,
  id: 'listBlocks',
  method: 'GET',
  path: '/api/blocks',
  summary: 'The members whom you have blocked, newest first.',
  answers: { 200: z.array(block) },
});

export const blockMember = defineCall({
  ...shared,
  id: 'blockMember',
  method: 'PUT',
  path: '/api/blocks/:userId',
  summary:
    'Blocks a member: neither sees the other’s needs, they cannot comment on your prayers, and a partnership ends.',
  params,
  answers: { 200: block },
  errors: [404, 409],
});

export const unblockMember = defineCall({
  ...shared,
  id: 'unblockMember',
  method: 'DELETE',
  path: '/api/blocks/:userId',
  summary: 'Ends a block. What it ended does not return.',
  params,
  answers: { 204: null },
});

export const blockCalls = [listBlocks, blockMember, unblockMember] as const;
