import {
  limits,
  type BodyOf,
  type ChatReply,
  type GuideName,
  type WrittenQuestion,
  type aiCoach,
} from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import type { Assistant } from './assistant.ts';
import { streamReply } from './stream-reply.ts';
import type { StreamedChat } from './use-streamed-chat.ts';

/** The words of a person, and the written question that they chose for them. */
export type ChatWords = { text: string; chosen?: WrittenQuestion };

/** A chat in which one says words and nothing else. A closed connection ends its replies. */
export type TextAssistant = Assistant<ChatWords, ChatReply> & { guide: GuideName };
export type TextChat = StreamedChat<ChatWords, ChatReply>;

const emptyDraft: ChatWords = { text: '' };
const ofWords = { emptyDraft, goesWithReply: emptyDraft };

const spoken = ({ text, chosen }: ChatWords) => ({
  message: text.trim(),
  ...(chosen && { questionId: chosen.id }),
});

/** What the dashboard tells the coach: the module, and what was written there. */
export type CoachContext = NonNullable<BodyOf<typeof aiCoach>['context']>;

/** The breakthrough coach. On the landing page it starts at the first module (specification section 7). */
export const coach = (context: CoachContext = { currentModule: 1 }): TextAssistant => ({
  ...ofWords,
  name: 'coach',
  guide: 'coach',
  historyMax: limits.chatHistory.coach,
  ask: (said, { history }, options) =>
    streamReply(callPaths.aiCoach, { ...spoken(said), context, chatHistory: history }, options),
});

/** The guide of the contribution page. */
export const contributionGuide: TextAssistant = {
  ...ofWords,
  name: 'contribution-guide',
  guide: 'contribution',
  historyMax: limits.chatHistory.contribute,
  ask: (said, { history }, options) =>
    streamReply(callPaths.contributeChat, { ...spoken(said), conversation: history }, options),
};

/** The guide that helps to build a business on faith. */
export const businessGuide: TextAssistant = {
  ...ofWords,
  name: 'business-guide',
  guide: 'business',
  historyMax: limits.chatHistory.guide,
  ask: (said, { history }, options) =>
    streamReply(
      callPaths.businessGuide,
      { ...spoken(said), conversationHistory: history },
      options,
    ),
};
