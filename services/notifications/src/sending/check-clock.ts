import { refuseWrongClock } from '@kbf/process-kit';
import type { LiveConfig } from '../config.ts';

const patienceMs = 3_000;

/**
 * Compares our clock with the one of Twilio: all clocks of a single machine are wrong together. Without an answer,
 * nothing is checked.
 * @throws {ConfigError} when they are minutes apart
 */
export async function checkClock({
  TWILIO_BASE_URL: origin = 'https://api.twilio.com',
}: Pick<LiveConfig, 'TWILIO_BASE_URL'>): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(origin, { method: 'HEAD', signal }).catch(() => undefined);
  const date = answer?.headers.get('date');
  if (date) refuseWrongClock(new Date(date), 'Twilio');
}
