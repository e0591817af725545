import { z } from 'zod';

const count = z.int().min(0);

/**
 * How often a form may be sent in an hour, and by one network in a day. Each one sends a mail to an unproven address,
 * so the counts are kept in Postgres, and a failure never lets forms through. The limits do not reveal who is a member:
 * all addresses count alike.
 */
export const intakeLimits = z.strictObject({
  /** From one network. People at a gathering behind one router must still be able to join. */
  contactsPerAddressHour: count.default(60),
  contactsPerAddressDay: count.default(100),
  /** For one mail address. */
  contactsPerRecipientHour: count.default(20),
  registrationsPerAddressHour: count.default(60),
  registrationsPerAddressDay: count.default(100),
  registrationsPerRecipientHour: count.default(10),
});
export type IntakeLimits = z.output<typeof intakeLimits>;
export const defaultIntakeLimits = intakeLimits.parse({});
