import { Counter } from '@kbf/process-kit';
import type { Logger, Metrics } from '@kbf/process-kit';
import type OpenAI from 'openai';
import { createBreaker } from './breaker.ts';
import { countTokens } from './count-tokens.ts';
import type { TokenPrices } from './count-tokens.ts';
import { openReply } from './open-reply.ts';
import type { OpenedReply } from './open-reply.ts';
import { describeModelError, isWorthAnotherTry, waitBeforeTry } from './model-errors.ts';
import { fitContext } from './fit-context.ts';
import type { ModelLimits } from './limits.ts';
import { createSlots } from './slots.ts';

export type ModelMessage = OpenAI.ChatCompletionMessageParam;

export type ModelCall = { signal: AbortSignal; onAsked: () => void };

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
      const release = slots.take();
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
