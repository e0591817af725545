import { z } from 'zod';
/**
 * How often a form may be sent in an hour. Each one sends a mail to an unproven address, so the counts are kept in
 * Postgres, and a failure never lets forms through. The limits do not reveal who is a member: all addresses count
 * alike.
 */
export declare const intakeLimits: z.ZodObject<{
    contactsPerAddressHour: z.ZodDefault<z.ZodInt>;
    contactsPerRecipientHour: z.ZodDefault<z.ZodInt>;
    registrationsPerAddressHour: z.ZodDefault<z.ZodInt>;
    registrationsPerRecipientHour: z.ZodDefault<z.ZodInt>;
}, z.core.$strict>;
export type IntakeLimits = z.output<typeof intakeLimits>;
export declare const defaultIntakeLimits: {
    contactsPerAddressHour: number;
    contactsPerRecipientHour: number;
    registrationsPerAddressHour: number;
    registrationsPerRecipientHour: number;
};
//# sourceMappingURL=intake-limits.d.ts.map