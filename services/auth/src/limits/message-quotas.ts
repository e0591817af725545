import { daySeconds, hourSeconds, refuseOverQuota } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { AuthConfig } from '../config.ts';
import { tooManyRequests } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';

const hashed = (config: AuthConfig, purpose: 'address' | 'recipient', value: string) =>
  `${purpose}:${hashFor(config.HASHING_KEY, purpose, value)}`;

/** Of one number or address, whoever asks. */
export const ofRecipient = (config: AuthConfig, recipient: string): Quota => ({
  key: hashed(config, 'recipient', recipient),
  max: config.LOGIN_LIMITS.perRecipientHour,
  seconds: hourSeconds,
});

/** Of what many recipients share: all numbers alike but for the last four digits, a mail domain. */
export function ofNeighbours(config: AuthConfig, recipient: string): Quota {
  const { perPrefixHour, perDomainHour } = config.LOGIN_LIMITS;
  const at = recipient.lastIndexOf('@');
  return at < 0
    ? { key: `prefix:${recipient.slice(0, -4)}`, max: perPrefixHour, seconds: hourSeconds }
    : { key: `domain:${recipient.slice(at + 1)}`, max: perDomainHour, seconds: hourSeconds };
}

/** What all texts of a country and of the site share. @param country undefined for numbers of none */
export const ofTexts = (config: AuthConfig, country: string | undefined): Quota[] => [
  {
    key: `texts:${country ?? 'none'}`,
    max: config.LOGIN_LIMITS.textsPerCountryDay,
    seconds: daySeconds,
  },
  { key: 'texts', max: config.LOGIN_LIMITS.textsPerDay, seconds: daySeconds },
];

/** What all mails of the site share. */
export const ofMails = (config: AuthConfig): Quota[] => [
  { key: 'mails', max: config.LOGIN_LIMITS.mailsPerDay, seconds: daySeconds },
];

/**
 * Counts what every request for a message uses up, whether or not one goes out. One after the other: a recipient that
 * is asked for without end does not close its whole prefix or domain.
 * @param client network address of who asks
 * @param recipient E.164, or mail address in lower case
 * @throws 429
 */
export async function refuseManyRequests(
  sql: SqlRunner,
  config: AuthConfig,
  client: string,
  recipient: string,
): Promise<void> {
  const ofAddress = {
    key: hashed(config, 'address', client),
    max: config.LOGIN_LIMITS.perAddressHour,
    seconds: hourSeconds,
  };
  for (const quota of [ofAddress, ofRecipient(config, recipient), ofNeighbours(config, recipient)])
    await refuseOverQuota(sql, [quota], tooManyRequests);
}
