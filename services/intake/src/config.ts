import { httpUrl, jsonText, secretKey, serviceConfig } from '@kbf/process-kit';
import type { z } from 'zod';
import { defaultIntakeLimits, intakeLimits } from './limits/intake-limits.ts';

export const intakeConfig = serviceConfig.extend({
  /** Key for the hashes under which addresses are counted. */
  SEALING_KEY: secretKey,
  AUTH_URL: httpUrl,
  /** Limits that differ from the defaults, as JSON, such as {"contactsPerAddressHour": 20}. */
  INTAKE_LIMITS: jsonText.pipe(intakeLimits).default(defaultIntakeLimits),
});
export type IntakeConfig = z.output<typeof intakeConfig>;
