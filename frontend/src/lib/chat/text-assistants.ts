import {
  limits,
  type BodyOf,
  type ChatReply,
  type GuideName,
  type WrittenQuestion,
  type aiCoach,
} from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import type { Assistant, Exchange } from './chat-assistant.ts';
import { streamReply } from './stream-reply.ts';
import type { ChatDraft } from './use-chat-draft.ts';
import type { StreamedChat } from './use-streamed-chat.ts';

/** A person's text, and the written question that they chose for it. */
export type ChatWords = ChatDraft & { chosen?: WrittenQuestion };

/** A reply; of a kept conversation possibly only the part that was shown. */
export type TextReply = ChatReply & { isInterrupted?: boolean };

/** A chat with plain text messages. A closed connection ends its replies. */
export type TextAssistant = Assistant<ChatWords, TextReply> & { guide: GuideName };
export type TextExchange = Exchange<ChatWords, TextReply>;
export type TextChat = StreamedChat<ChatWords, TextReply>;

const emptyDraft: ChatWords = { text: '' };
const ofWords = { emptyDraft, goesWithReply: emptyDraft };

const spoken = ({ text, chosen, saysSafe }: ChatWords) => ({
  message: text.trim(),
  ...(saysSafe ? { saysSafe } : {}),
  ...(chosen && { questionId: chosen.id }),
});

/** The dashboard's context for the coach: the module, and the entries in it. */
export type CoachContext = NonNullable<BodyOf<typeof aiCoach>['context']>;

/** The breakthrough coach. On the landing page it starts at the first module (specification section 7). */
export const coach = (context: CoachContext = { currentModule: 1 }): TextAssistant => ({
  ...ofWords,
  name: 'coach',
  guide: 'coach',
  historyMax: limits.chatHistory.coach,
  ask: (said, { history, kept }, options) =>
    streamReply(
      callPaths.aiCoach,
      { ...spoken(said), ...kept, context, chatHistory: history },
      options,
    ),
});

/** The guide of the contribution page. */
export const contributionGuide: TextAssistant = {
  ...ofWords,
  name: 'contribution-guide',
  guide: 'contribution',
  historyMax: limits.chatHistory.contribute,
  ask: (said, { history, kept }, options) =>
    streamReply(
      callPaths.contributeChat,
      { ...spoken(said), ...kept, conversation: history },
      options,
    ),
};

/** The guide for building a business on faith. */
export const businessGuide: TextAssistant = {
  ...ofWords,
  name: 'business-guide',
  guide: 'business',
  historyMax: limits.chatHistory.guide,
  ask: (said, { history, kept }, options) =>
    streamReply(
      callPaths.businessGuide,
      { ...spoken(said), ...kept, conversationHistory: history },
      options,
    ),
};
