import { z } from 'zod';
export declare const communityLimits: z.ZodObject<{
    prayers: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    publicPrayers: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    prayerChanges: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    comments: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    likes: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    reports: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    needs: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    needContacts: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    checkIns: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    profileChanges: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    partnerWrites: z.ZodPrefault<z.ZodObject<{
        person: z.ZodDefault<z.ZodInt>;
        network: z.ZodDefault<z.ZodInt>;
    }, z.core.$strict>>;
    visitorLikesOfOnePrayer: z.ZodDefault<z.ZodInt>;
}, z.core.$strict>;
export type CommunityLimits = z.output<typeof communityLimits>;
export declare const limitedActs: ("checkIns" | "comments" | "likes" | "needContacts" | "needs" | "partnerWrites" | "prayerChanges" | "prayers" | "profileChanges" | "publicPrayers" | "reports")[];
export type LimitedAct = (typeof limitedActs)[number];
//# sourceMappingURL=community-limits.d.ts.map