import { expect, test } from 'vitest';
import { warnOfAdminPhone } from '../../src/service.ts';

type Config = Parameters<typeof warnOfAdminPhone>[0];

/** The warning that is logged at start-up. */
function said(config: Config): string {
  const lines: unknown[][] = [];
  const logger = { warn: (...line: unknown[]) => void lines.push(line) };
  warnOfAdminPhone(config, logger as never);
  return lines.length === 0 ? '' : JSON.stringify(lines);
}

test('When ADMIN_PHONE is of a country that gets no texts, then the start says so, without the number', () => {
  const line = said({ ADMIN_PHONE: '+442079460958', LOGIN_COUNTRIES: ['US', 'CA'] });
  expect(line).toContain('LOGIN_COUNTRIES');
  expect(line).toContain('GB');
  expect(line).not.toContain('9460958');
});

test('When it gets texts, or there is none, then nothing is said', () => {
  expect(said({ ADMIN_PHONE: '+442079460958', LOGIN_COUNTRIES: ['US', 'GB'] })).toBe('');
  expect(said({ ADMIN_PHONE: '+12025550101', LOGIN_COUNTRIES: ['US', 'CA'] })).toBe('');
  expect(said({ ADMIN_PHONE: undefined, LOGIN_COUNTRIES: ['US'] })).toBe('');
});
