import { limits, type BodyOf, type ChatReply, type aiCoach } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import type { Assistant } from './assistant.ts';
import { streamReply } from './stream-reply.ts';

/** A chat in which one says words and nothing else. A closed connection ends its replies. */
export type TextAssistant = Assistant<{ text: string }, ChatReply>;

const emptyDraft = { text: '' };
const ofWords = { emptyDraft, goesWithReply: emptyDraft };

/** What the dashboard tells the coach: the module, and what was written there. */
export type CoachContext = NonNullable<BodyOf<typeof aiCoach>['context']>;

/** The breakthrough coach. On the landing page it starts at the first module (specification section 7). */
export const coach = (context: CoachContext = { currentModule: 1 }): TextAssistant => ({
  ...ofWords,
  name: 'coach',
  historyMax: limits.chatHistory.coach,
  ask: ({ text }, { history }, options) =>
    streamReply(
      callPaths.aiCoach,
      { message: text.trim(), context, chatHistory: history },
      options,
    ),
});

/** The guide of the contribution page. */
export const contributionGuide: TextAssistant = {
  ...ofWords,
  name: 'contribution-guide',
  historyMax: limits.chatHistory.contribute,
  ask: ({ text }, { history }, options) =>
    streamReply(callPaths.contributeChat, { message: text.trim(), conversation: history }, options),
};

/** The guide that helps to build a business on faith. */
export const businessGuide: TextAssistant = {
  ...ofWords,
  name: 'business-guide',
  historyMax: limits.chatHistory.guide,
  ask: ({ text }, { history }, options) =>
    streamReply(
      callPaths.businessGuide,
      { message: text.trim(), conversationHistory: history },
      options,
    ),
};
