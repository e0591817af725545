import { readConfig } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { intakeConfig } from '../src/config.ts';

test.each(['{"perDay": 1}', 'many', '[]'])(
  'When the limits are given as %s, then they are refused by name',
  (limits) => {
    expect(() => readConfig(intakeConfig, { INTAKE_LIMITS: limits })).toThrow('INTAKE_LIMITS');
  },
);
