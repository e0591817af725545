import { forgetDraft, keepDraft, readDraft } from '../drafts.ts';

/** The id of a reply that is being written, kept for this tab: whoever reloads or leaves the page takes it up again. */
const keyOf = (chat: string) => `${chat}:running`;

export const runningReply = {
  read: (chat: string): string | undefined =>
    readDraft(keyOf(chat), { requestId: '' }).requestId || undefined,
  keep: (chat: string, requestId: string) => keepDraft(keyOf(chat), { requestId }),
  forget: (chat: string) => forgetDraft(keyOf(chat)),
};
