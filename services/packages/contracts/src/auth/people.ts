import { z } from 'zod';
import { uuid } from '../fields.ts';

export const role = z.enum(['member', 'admin']);
export type Role = z.infer<typeof role>;

/** The logged-in person, as shown to that person only. */
export const currentUser = z.object({
  id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  role,
  approved: z
    .boolean()
    .describe('By an admin. Until then, the person counts as a visitor on their network'),
  profileImageUrl: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The same with contact data, for the dashboard and the account page. */
export const currentUserDetails = currentUser.extend({
  phone: z.string().nullable().describe('E.164'),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
});
export type CurrentUserDetails = z.infer<typeof currentUserDetails>;
