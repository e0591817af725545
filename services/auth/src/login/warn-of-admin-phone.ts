import type { Logger } from '@kbf/process-kit';
import type { AuthConfig } from '../config.ts';
import { readPhoneNumber } from '../people/phone-number.ts';

/**
 * Warns at start-up about a setting that would otherwise show only when the first admin cannot log in. Does not log the
 * number.
 */
export function warnOfAdminPhone(
  { ADMIN_PHONE, LOGIN_COUNTRIES }: Pick<AuthConfig, 'ADMIN_PHONE' | 'LOGIN_COUNTRIES'>,
  logger: Pick<Logger, 'warn'>,
): void {
  const number = ADMIN_PHONE ? readPhoneNumber(ADMIN_PHONE) : undefined;
  if (!number || LOGIN_COUNTRIES.some((code) => code === number.country)) return;
  logger.warn(
    { country: number.country, LOGIN_COUNTRIES },
    'ADMIN_PHONE gets no login texts, so it cannot become the first admin: add its country to LOGIN_COUNTRIES',
  );
}
