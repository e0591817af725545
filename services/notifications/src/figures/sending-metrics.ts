import { Counter } from '@kbf/process-kit';
import type { Metrics } from '@kbf/process-kit';

/** What became of a message when it was to be sent. */
export type Sent = { channel: string; outcome: string };

/**
 * Counts messages and what the texts cost. `unknown` counts as sent: the provider may have sent it.
 * @param textPrice US dollars for one text; 0 when none is really sent
 */
export function countMessages(metrics: Metrics, textPrice: number) {
  const registers = [metrics];
  const messages = new Counter({
    name: 'messages_total',
    help: 'Attempts to send a message, by outcome',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const cost = new Counter({
    name: 'texts_cost_dollars_total',
    help: 'What the sent texts cost by TEXT_PRICE',
    registers,
  });
  return ({ channel, outcome }: Sent): void => {
    messages.inc({ channel, outcome });
    if (channel === 'sms' && (outcome === 'sent' || outcome === 'unknown')) cost.inc(textPrice);
  };
}
