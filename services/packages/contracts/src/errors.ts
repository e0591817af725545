import { z } from 'zod';

/** What every failed call answers. `code` is stable and for programs, `message` is safe to show. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  details: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('For invalid input: what is wrong, and where'),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** Codes that the interface acts on. Others are for reading. */
export const errorCodes = {
  invalid: 'invalid',
  loginRequired: 'login_required',
  loginChanged: 'login_changed',
  identityRequired: 'identity_required',
  forbidden: 'forbidden',
  notFound: 'not_found',
  conflict: 'conflict',
  gone: 'gone',
  tooLarge: 'too_large',
  wrongType: 'wrong_type',
  tooMany: 'too_many_requests',
  unavailable: 'unavailable',
  internal: 'internal',
  emailUnverified: 'email_unverified',
  linkUsed: 'link_used',
  codeWrong: 'code_wrong',
  replyRunning: 'reply_running',
  replyStopped: 'reply_stopped',
} as const;
