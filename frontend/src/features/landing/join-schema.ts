import { z } from 'zod';

/** The join form: rules and messages of specification section 5. */
export const joinSchema = z.object({
  fullName: z.string().trim().min(2, 'Name must be at least 2 characters'),
  companyName: z.string().trim().min(2, 'Company name must be at least 2 characters'),
  phone: z.string().trim().min(10, 'Please enter a valid phone number'),
  email: z.string().trim().pipe(z.email('Please enter a valid email address')),
  aboutYourself: z.string().trim().min(20, 'Please tell us a little more about yourself'),
});

export type JoinValues = z.infer<typeof joinSchema>;

export const emptyJoinForm: JoinValues = {
  fullName: '',
  companyName: '',
  phone: '',
  email: '',
  aboutYourself: '',
};
