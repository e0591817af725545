import type { Logger } from '@kbf/process-kit';
import type { AuthConfig } from '../config.ts';
import { readPhoneNumber } from '../people/phone-number.ts';

/** Says at the start what would otherwise show when nobody can become the first admin. The number itself stays unsaid. */
export function warnOfAdminPhone(
  { ADMIN_PHONE, LOGIN_COUNTRIES }: Pick<AuthConfig, 'ADMIN_PHONE' | 'LOGIN_COUNTRIES'>,
  logger: Pick<Logger, 'warn'>,
): void {
  const number = ADMIN_PHONE ? readPhoneNumber(ADMIN_PHONE) : undefined;
  if (!number || LOGIN_COUNTRIES.some((code) => code === number.country)) return;
  logger.warn(
    { country: number.country, LOGIN_COUNTRIES },
    'ADMIN_PHONE is of a country that gets no login texts: nobody becomes the first admin. Add it to LOGIN_COUNTRIES.',
  );
}
