import { z } from 'zod';

/** The answer is the same for known and unknown numbers and addresses, so that it does not reveal who is a member. */
export const linkAnswer = z.object({ message: z.string() });
