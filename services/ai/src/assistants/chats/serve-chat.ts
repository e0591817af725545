import type { aiCoach, businessGuide, contributeChat } from '@kbf/contracts';
import { answer, openEventStream, sent, wantsEventStream } from '@kbf/service-kit';
import type { CallAnswer, CallInput, EventStream } from '@kbf/service-kit';
import { budgetActor } from '../../budget/actor.ts';
import { clientAddress } from '../../budget/client-address.ts';
import { streamError } from '../stream-error.ts';
import { answerChat, troubleOf } from './answer-chat.ts';
import type { Assistant, ChatDeps, ChatQuestion } from './chat-deps.ts';

/** The three calls differ only in what they are sent. */
type ChatCall = typeof aiCoach | typeof contributeChat | typeof businessGuide;
type Asking = Pick<CallInput<ChatCall>, 'identity' | 'request' | 'reply'>;

/** Answers one call to an assistant, as JSON or as a stream. */
export async function serveChat(
  deps: ChatDeps,
  assistant: Assistant,
  { identity, request, reply }: Asking,
  question: ChatQuestion,
): Promise<CallAnswer<ChatCall> | typeof sent> {
  const wantsStream = wantsEventStream(request);
  const gone = new AbortController();
  reply.raw.on('close', () => gone.abort());
  let stream: EventStream | undefined;
  const asked = {
    ...question,
    memberId: identity.userId,
    actor: budgetActor(identity, clientAddress(request), deps.budgetKey),
    gone: gone.signal,
    log: request.log,
    begin: () => {
      if (wantsStream) stream ??= openEventStream(request, reply);
    },
    say: (text: string) => stream?.send('delta', { text }),
  };
  try {
    const given = await answerChat(deps, assistant, asked);
    if (!wantsStream) return answer(200, given);
    stream ??= openEventStream(request, reply);
    stream.send('done', given);
  } catch (error) {
    if (gone.signal.aborted) return leave(stream, reply);
    // Before the stream has begun, an error is an answer like any other.
    if (!stream) throw error;
    stream.send('error', streamError(error, request.log, troubleOf(assistant)));
  }
  stream.end();
  return sent;
}

/** Nobody is there to be answered: no failure of ours, and nothing to log. */
function leave(stream: EventStream | undefined, reply: Asking['reply']): typeof sent {
  if (stream) stream.end();
  else reply.hijack();
  return sent;
}
