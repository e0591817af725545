import { secretKey, serviceConfig } from '@kbf/process-kit';
import { z } from 'zod';
import { defaultIntakeLimits, intakeLimits } from './limits/intake-limits.ts';

const limits = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(intakeLimits)
  .default(defaultIntakeLimits);

export const intakeConfig = serviceConfig.extend({
  /** Keys the hashes under which addresses are counted. */
  SEALING_KEY: secretKey,
  /** Limits that differ from the defaults, as JSON, such as {"contactsPerAddressHour": 20}. */
  INTAKE_LIMITS: limits,
});
export type IntakeConfig = z.output<typeof intakeConfig>;
