import { aiCoach, businessGuide, contributeChat } from '@kbf/contracts';
import type { ChatTurn } from '@kbf/contracts';
import { implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AskedToKeep } from '../../conversations/begin-conversation.ts';
import { keepReply } from './keep-reply.ts';
import type { Deps } from '../../deps.ts';
import type { Assistant } from '../assistant.ts';
import { businessGuideAssistant } from '../business-prompt.ts';
import { coach } from '../coach/coach-prompt.ts';
import { readContext } from '../coach/read-context.ts';
import { contributionGuide } from '../contribution-prompt.ts';
import { readHistory } from '../history.ts';
import { serveReply } from '../serve-reply.ts';
import type { ChatQuestion } from './chat-question.ts';
import { replyToChat, troubleOf } from './reply-to-chat.ts';

export function registerChatRoutes(app: Service, deps: Deps): void {
  const serve = (
    assistant: Assistant,
    call: Parameters<typeof serveReply>[1],
    question: ChatQuestion & AskedToKeep,
  ) =>
    serveReply(deps, call, {
      write: (listener) =>
        keepReply(deps, assistant, question, {
          listener,
          write: (heard) => replyToChat(deps, assistant, { ...question, ...heard }),
        }),
      trouble: troubleOf(assistant),
    });
  const historyOf = (turns: readonly ChatTurn[]) => readHistory(turns, deps.replyTokens);
  implement(app, aiCoach, (call) => {
    const { chatHistory, context, ...asked } = call.body;
    const question = { ...asked, history: historyOf(chatHistory), context: readContext(context) };
    return serve(coach, call, question);
  });
  implement(app, contributeChat, (call) => {
    const { conversation, ...asked } = call.body;
    return serve(contributionGuide, call, { ...asked, history: historyOf(conversation) });
  });
  implement(app, businessGuide, (call) => {
    const { conversationHistory, ...asked } = call.body;
    const question = { ...asked, history: historyOf(conversationHistory) };
    return serve(businessGuideAssistant, call, question);
  });
}
