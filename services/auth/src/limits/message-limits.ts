import type { SqlRunner } from '@kbf/events';
import type { AuthConfig } from '../config.ts';
import { tooManyRequests } from '../login/login-errors.ts';
import { hashFor } from '../login/login-secrets.ts';
import { day, hour, takeFromLimits } from './take-from-limits.ts';
import type { Allowance } from './take-from-limits.ts';

const hashed = (config: AuthConfig, purpose: 'address' | 'recipient', value: string) =>
  `${purpose}:${hashFor(config.HASHING_KEY, purpose, value)}`;

/** Allowance of one number or address, whoever asks. */
export const ofRecipient = (config: AuthConfig, recipient: string): Allowance => ({
  key: hashed(config, 'recipient', recipient),
  max: config.LOGIN_LIMITS.perRecipientHour,
  seconds: hour,
});

/** Allowance of what many recipients share: all numbers alike but for the last four digits, a mail domain. */
export function ofNeighbours(config: AuthConfig, recipient: string): Allowance {
  const { perPrefixHour, perDomainHour } = config.LOGIN_LIMITS;
  const at = recipient.lastIndexOf('@');
  return at < 0
    ? { key: `prefix:${recipient.slice(0, -4)}`, max: perPrefixHour, seconds: hour }
    : { key: `domain:${recipient.slice(at + 1)}`, max: perDomainHour, seconds: hour };
}

/** What all texts of a country and of the site share. @param country undefined for numbers of none */
export const ofTexts = (config: AuthConfig, country: string | undefined): Allowance[] => [
  {
    key: `texts:${country ?? 'none'}`,
    max: config.LOGIN_LIMITS.textsPerCountryDay,
    seconds: day,
  },
  { key: 'texts', max: config.LOGIN_LIMITS.textsPerDay, seconds: day },
];

/** What all mails of the site share. */
export const ofMails = (config: AuthConfig): Allowance[] => [
  { key: 'mails', max: config.LOGIN_LIMITS.mailsPerDay, seconds: day },
];

/**
 * Takes what every request for a message uses up, whether or not one goes out. One after the other: a recipient that is
 * asked for without end does not close its whole prefix or domain.
 * @param client network address of who asks
 * @param recipient E.164, or mail address in lower case
 * @throws 429, 503
 */
export async function takeForRequest(
  sql: SqlRunner,
  config: AuthConfig,
  client: string,
  recipient: string,
): Promise<void> {
  const address = {
    key: hashed(config, 'address', client),
    max: config.LOGIN_LIMITS.perAddressHour,
    seconds: hour,
  };
  for (const allowance of [
    address,
    ofRecipient(config, recipient),
    ofNeighbours(config, recipient),
  ])
    await takeFromLimits(sql, [allowance], tooManyRequests);
}
