import { aiCoach, businessGuide, contributeChat } from '@kbf/contracts';
import type { ChatTurn } from '@kbf/contracts';
import { implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { businessGuideAssistant } from '../business-guide/assistant.ts';
import { coach } from '../coach/assistant.ts';
import { readContext } from '../coach/read-context.ts';
import { contributionGuide } from '../contribution/assistant.ts';
import type { ChatDeps } from './chat-deps.ts';
import { serveChat } from './serve-chat.ts';

/** The coach and the two guides. */
export function chatRoutes(app: Service, deps: ChatDeps): void {
  implement(app, aiCoach, (call) => {
    const { message, chatHistory, context } = call.body;
    const question = { message, history: chatHistory, context: readContext(context) };
    return serveChat(deps, coach, call, question);
  });
  implement(app, contributeChat, (call) => {
    const { message, conversation } = call.body;
    return serveChat(deps, contributionGuide, call, { message, history: turnsOf(conversation) });
  });
  implement(app, businessGuide, (call) => {
    const { message, conversationHistory } = call.body;
    const question = { message, history: turnsOf(conversationHistory) };
    return serveChat(deps, businessGuideAssistant, call, question);
  });
}

/** When it was said tells an assistant nothing. */
const turnsOf = (turns: readonly ChatTurn[]): ChatTurn[] =>
  turns.map(({ role, content }) => ({ role, content }));
