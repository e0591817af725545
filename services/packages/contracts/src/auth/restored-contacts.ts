import { z } from 'zod';

/** The contact data that an undo brings back, masked: the page is open to anyone who has the link. */
export const restoredContacts = {
  phone: z.string().nullable().describe('Masked; null when the account had none then'),
  email: z.string().nullable().describe('Masked; null when the account had none then'),
};
