import { limits, type PrayerReply } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import type { Assistant, Exchange as ChatExchange } from '../../lib/chat/chat-assistant.ts';
import { streamReply } from '../../lib/chat/stream-reply.ts';
import type { ChatDraft } from '../../lib/chat/use-chat-draft.ts';
import { useStreamedChat } from '../../lib/chat/use-streamed-chat.ts';
import { findOut } from './find-out.ts';
import { loadCalls } from './load-calls.ts';

/** The unsent request: `photo` as a data URL, or empty. It stays until a reply has arrived. */
export type Draft = ChatDraft & {
  photo: string;
  share: boolean;
  /** Shared, but only with members. */
  forMembers: boolean;
  anonymous: boolean;
};

/** One request and its prayer in the conversation. */
export type Exchange = ChatExchange<Draft, PrayerReply>;

/** A server of the last release knows only `share`: it keeps a prayer for members private. */
const audienceOf = ({ share, forMembers }: Pick<Draft, 'share' | 'forMembers'>) =>
  share && forMembers ? ({ share: false, audience: 'members' } as const) : { share };

const prayerAssistant: Assistant<Draft, PrayerReply> = {
  name: 'prayer',
  emptyDraft: { text: '', photo: '', share: true, forMembers: false, anonymous: false },
  goesWithReply: { text: '', photo: '' },
  historyMax: limits.chatHistory.prayer,
  ask: ({ text, photo, share, forMembers, anonymous, saysSafe }, { requestId, history }, options) =>
    streamReply(
      callPaths.prayerChat,
      {
        message: text.trim(),
        ...(saysSafe ? { saysSafe } : {}),
        photoUrl: photo || null,
        chatHistory: history,
        requestId,
        ...audienceOf({ share, forMembers }),
        anonymous,
      },
      options,
    ),
  // A lost connection, or leaving the page, does not stop it: the reply is finished and shared as requested.
  goesOn: {
    stop: async (requestId) => (await loadCalls()).stopReply(requestId),
    findOut,
  },
};

/** The prayer chat. */
export const usePrayerChat = () => useStreamedChat(prayerAssistant);
