import { Counter } from '@kbf/process-kit';
import type { Logger, Metrics } from '@kbf/process-kit';
import type OpenAI from 'openai';
import { createBreaker } from './breaker.ts';
import { countTokens } from './count-tokens.ts';
import type { TokenPrices } from './count-tokens.ts';
import { openReply } from './open-reply.ts';
import type { OpenedReply } from './open-reply.ts';
import {
  describeModelError,
  isWorthAnotherTry,
  waitBeforeTry,
  ModelError,
} from './model-errors.ts';
import type { ModelLimits } from './provider-limits.ts';

export type ModelMessage = OpenAI.ChatCompletionMessageParam;

/** `isMember`: an admin has approved the person who asks. */
export type ModelCall = { signal: AbortSignal; onAsked: () => void; isMember: boolean };

export type Model = Pick<ModelLimits, 'replyMs' | 'contextCharacters' | 'isLocal'> & {
  /**
   * The model's words as they come. Throws the signal's reason when it is aborted; by then the call to the provider has
   * ended, too.
   * @param call.onAsked called when the provider was asked: from here on the reply has a cost
   * @throws {ModelError} when there is no whole reply
   */
  write: (messages: ModelMessage[], call: ModelCall) => AsyncGenerator<string, void>;
  close: () => void;
};

const tries = 3;

/**
 * Chat completions of any server with the OpenAI protocol. Retries only before the first word: after it, a retry would
 * change what the person has read.
 */
export function createModel(options: {
  client: OpenAI;
  name: string;
  limits: ModelLimits;
  prices: TokenPrices;
  metrics: Metrics;
  logger: Logger;
}): Model {
  const { client, name, limits, logger } = options;
  const { replyMs, contextCharacters, isLocal } = limits;
  const slots = createSlots(limits.atOnce);
  const breaker = createBreaker(logger);
  const calls = new Counter({
    name: 'ai_model_calls_total',
    help: 'Calls to the model by how they began',
    labelNames: ['outcome'],
    registers: [options.metrics],
  });

  const onUsage = countTokens(options.metrics, options.prices);

  async function open(messages: ModelMessage[], call: ModelCall): Promise<OpenedReply> {
    const { signal } = call;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const opened = await breaker.run(() =>
          openReply({ client, name, messages, limits, onUsage, ...call }),
        );
        calls.inc({ outcome: 'begun' });
        return opened;
      } catch (error) {
        signal.throwIfAborted();
        calls.inc({ outcome: 'failed' });
        if (attempt === tries || !isWorthAnotherTry(error)) throw describeModelError(error);
        await waitBeforeTry(attempt, error, signal);
      }
    }
  }

  return {
    replyMs,
    contextCharacters,
    isLocal,
    async *write(messages, call) {
      const release = slots.take(call.isMember);
      try {
        const { first, rest } = await open(fitContext(messages, contextCharacters), call);
        yield first;
        yield* rest;
      } catch (error) {
        call.signal.throwIfAborted();
        throw describeModelError(error);
      } finally {
        release();
      }
    },
    close: () => breaker.close(),
  };
}

type Message = OpenAI.ChatCompletionMessageParam;

const lengthOf = ({ content }: Message): number =>
  typeof content === 'string'
    ? content.length
    : (content ?? []).reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0);

/**
 * Removes the oldest turns until a conversation fits the model's context. A local server would cut off the beginning,
 * which holds the safety rules. The rules and the newest message always stay.
 */
function fitContext(messages: Message[], mostCharacters: number): Message[] {
  const [rules, ...turns] = messages;
  if (!rules) return messages;
  let length = messages.reduce((sum, message) => sum + lengthOf(message), 0);
  while (length > mostCharacters && turns.length > 1) length -= lengthOf(turns.shift()!);
  return [rules, ...turns];
}

/** The part of all slots that only approved members use: a few addresses of strangers cannot take all. */
const keptForMembers = 1 / 4;

/** Limits parallel calls. There is no queue: the wait in one would be too long for a person. */
function createSlots(count: number) {
  const forVisitors = Math.max(1, count - Math.ceil(count * keptForMembers));
  let taken = 0;
  return {
    /** @returns a function that frees the slot @throws {ModelError} when all are taken */
    take(isMember: boolean): () => void {
      if (taken >= (isMember ? count : forVisitors))
        throw new ModelError('too many replies at once');
      taken += 1;
      let isBack = false;
      return () => {
        if (!isBack) taken -= 1;
        isBack = true;
      };
    },
  };
}
