import { secretKey, serviceConfig } from '@kbf/process-kit';
import type { z } from 'zod';

export const intakeConfig = serviceConfig.extend({
  /** Seals the contact data that travels in events. */
  SEALING_KEY: secretKey,
});
export type IntakeConfig = z.output<typeof intakeConfig>;
