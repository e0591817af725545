import { limits } from '@kbf/contracts';
import { z } from 'zod';

const count = z.int().min(0);

/**
 * How often things may be done: a text costs money and disturbs a person, so these are counted in Postgres and never
 * open. Everything but `textsPer…Day` counts requests for unknown recipients too, so that no limit tells who is a
 * member. `textsPer…Day` count what is really sent: nobody can use them up with numbers that nobody has.
 */
export const loginLimits = z.strictObject({
  /** Requests for one number or address. */
  perRecipientHour: count.default(10),
  /** Requests from one network address; a gathering behind one router must still be able to log in. */
  perAddressHour: count.default(60),
  /** Requests for numbers that differ in the last four digits only: somebody is walking through them. */
  perPrefixHour: count.default(60),
  /** Requests for mail addresses of one domain. */
  perDomainHour: count.default(300),
  textsPerCountryDay: count.default(1_500),
  textsPerDay: count.default(2_000),
  mailsPerDay: count.default(2_000),
  /** Tries of a code on one number, over all requests. */
  codeAttemptsHour: count.default(limits.login.codeAttemptsPerHour),
});
export type LoginLimits = z.output<typeof loginLimits>;
export const defaultLoginLimits = loginLimits.parse({});
