import { z } from 'zod';
import { currentUser } from './people.ts';

/** Body and answers of a call that logs in with the token of a message. */
export const redeemsToken = {
  body: z.object({
    token: z.string().min(1).max(200),
    switchLogin: z
      .boolean()
      .optional()
      .describe('Allows logging out another person who is logged in here. Refused without it'),
  }),
  answers: { 200: currentUser },
  errors: [403, 409, 410],
} as const;
