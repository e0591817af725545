import { Counter } from '@kbf/process-kit';
import type { Metrics } from '@kbf/process-kit';

/** Tokens of one reply, as the provider counts them. */
export type Usage = { prompt_tokens: number; completion_tokens: number };

/** Prices in US dollars per million tokens: of what the model reads, and of what it writes. */
export type TokenPrices = readonly [read: number, written: number];

/** Counts tokens and their cost. A reply that was stopped has none: the provider tells them at its end. */
export function countTokens(metrics: Metrics, [read, written]: TokenPrices) {
  const registers = [metrics];
  const tokens = new Counter({
    name: 'ai_tokens_total',
    help: 'Tokens that the model read and wrote, as the provider counts them',
    labelNames: ['kind'],
    registers,
  });
  const cost = new Counter({
    name: 'ai_cost_dollars_total',
    help: 'What these tokens cost by TOKEN_PRICES',
    registers,
  });
  return ({ prompt_tokens, completion_tokens }: Usage): void => {
    tokens.inc({ kind: 'read' }, prompt_tokens);
    tokens.inc({ kind: 'written' }, completion_tokens);
    cost.inc((prompt_tokens * read + completion_tokens * written) / 1e6);
  };
}
