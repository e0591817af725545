import { z } from 'zod';

const count = z.int().min(0);

/**
 * How often a form may be sent in an hour. Each one is a mail to somebody whose address nobody has proven, so the
 * counts are kept in Postgres and never open. They tell nothing about who is a member: every address counts alike.
 */
export const intakeLimits = z.strictObject({
  /** From one network address; a gathering behind one router must still be able to join. */
  contactsPerAddressHour: count.default(60),
  /** For one mail address. */
  contactsPerRecipientHour: count.default(20),
  registrationsPerAddressHour: count.default(60),
  registrationsPerRecipientHour: count.default(10),
});
export type IntakeLimits = z.output<typeof intakeLimits>;
export const defaultIntakeLimits = intakeLimits.parse({});
