import { z } from 'zod';

/** The same words whether or not the number or address is known, so that nobody can find out who is a member. */
export const linkAnswer = z.object({ message: z.string() });
