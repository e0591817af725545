import { forgetDraft, keepDraft, readDraft } from '../browser/drafts.ts';

/** The id of a reply in progress, stored for this tab: after a reload, or back on the page, it is continued. */
const keyOf = (chat: string) => `${chat}:running`;

export const runningReply = {
  read: (chat: string): string | undefined =>
    readDraft(keyOf(chat), { requestId: '' }).requestId || undefined,
  keep: (chat: string, requestId: string) => keepDraft(keyOf(chat), { requestId }),
  forget: (chat: string) => forgetDraft(keyOf(chat)),
};
