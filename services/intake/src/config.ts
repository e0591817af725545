import { httpUrl, jsonText, operatorSetting, secretKey, serviceConfig } from '@kbf/process-kit';
import type { z } from 'zod';
import { defaultIntakeLimits, intakeLimits } from './limits/intake-limits.ts';

export const intakeConfig = serviceConfig.extend({
  /** Key for the hashes under which addresses are counted. */
  SEALING_KEY: secretKey,
  AUTH_URL: httpUrl,
  INTAKE_LIMITS: jsonText
    .pipe(intakeLimits)
    .default(defaultIntakeLimits)
    .meta(
      operatorSetting(
        'Limits on forms that differ from the defaults, as JSON: `{"contactsPerAddressHour": 20}`',
      ),
    ),
});
export type IntakeConfig = z.output<typeof intakeConfig>;
