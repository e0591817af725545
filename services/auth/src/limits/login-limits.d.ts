import { z } from 'zod';
/**
 * Limits of login requests. A text costs money and disturbs a person, so these are counted in Postgres, and a failure
 * never lets requests through. Requests from strangers count per network, so that they cannot use up the limits of
 * others. A person who logs in again from a known browser has a separate limit. All limits except the daily ones also
 * count requests for unknown recipients, so that no limit tells who is a member. Daily limits count only messages that
 * are sent, so that requests for unknown numbers cannot use them up.
 */
export declare const loginLimits: z.ZodObject<{
    perRecipientHour: z.ZodDefault<z.ZodInt>;
    unusedTexts: z.ZodDefault<z.ZodInt>;
    perRecipientAnywhereHour: z.ZodDefault<z.ZodInt>;
    perRecipientNewNetworksHour: z.ZodDefault<z.ZodInt>;
    perAddressHour: z.ZodDefault<z.ZodInt>;
    perPrefixHour: z.ZodDefault<z.ZodInt>;
    perDomainHour: z.ZodDefault<z.ZodInt>;
    perKnownPersonHour: z.ZodDefault<z.ZodInt>;
    passkeysPerAddressHour: z.ZodDefault<z.ZodInt>;
    textsPerCountryDay: z.ZodDefault<z.ZodInt>;
    textsPerDay: z.ZodDefault<z.ZodInt>;
    textsToNewNetworksDay: z.ZodDefault<z.ZodInt>;
    textsPerKnownPersonDay: z.ZodDefault<z.ZodInt>;
    loginMailsPerDay: z.ZodDefault<z.ZodInt>;
    mailsToNewNetworksDay: z.ZodDefault<z.ZodInt>;
    loginMailsPerKnownPersonDay: z.ZodDefault<z.ZodInt>;
    mailsPerDay: z.ZodDefault<z.ZodInt>;
    mailsOnBehalfDay: z.ZodDefault<z.ZodInt>;
    mailsAgainDay: z.ZodDefault<z.ZodInt>;
    changesPerMemberDay: z.ZodDefault<z.ZodInt>;
    linksByAdminDay: z.ZodDefault<z.ZodInt>;
    namesPerMemberDay: z.ZodDefault<z.ZodInt>;
    codeAttemptsHour: z.ZodDefault<z.ZodInt>;
}, z.core.$strict>;
export type LoginLimits = z.output<typeof loginLimits>;
export declare const defaultLoginLimits: {
    perRecipientHour: number;
    unusedTexts: number;
    perRecipientAnywhereHour: number;
    perRecipientNewNetworksHour: number;
    perAddressHour: number;
    perPrefixHour: number;
    perDomainHour: number;
    perKnownPersonHour: number;
    passkeysPerAddressHour: number;
    textsPerCountryDay: number;
    textsPerDay: number;
    textsToNewNetworksDay: number;
    textsPerKnownPersonDay: number;
    loginMailsPerDay: number;
    mailsToNewNetworksDay: number;
    loginMailsPerKnownPersonDay: number;
    mailsPerDay: number;
    mailsOnBehalfDay: number;
    mailsAgainDay: number;
    changesPerMemberDay: number;
    linksByAdminDay: number;
    namesPerMemberDay: number;
    codeAttemptsHour: number;
};
/** Factors by which the limits of an IPv6 /64, /56 and /48 grow. */
export declare const widening: readonly [1, 1.5, 2];
//# sourceMappingURL=login-limits.d.ts.map