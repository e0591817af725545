import { afterAll, beforeAll } from 'vitest';
import { type Victims, addVictims } from '../attacks/worst-minute/victims.ts';
import { compileOnce } from '../local/compile.ts';
import { type Stack, startStack } from '../local/stack.ts';

/** For one file: the whole product with members who log in; it ends with the file. */
export function useSite(): { stack: Stack; victims: Victims } {
  const site = {} as { stack: Stack; victims: Victims };
  beforeAll(async () => {
    const env = {
      all: { LOG_LEVEL: 'warn' },
      ai: { GUIDE_PACE_MS: '0' },
      // Half an hour of logins needs more texts than the daily limit per country.
      auth: { LOGIN_LIMITS: JSON.stringify({ textsPerCountryDay: 10_000, textsPerDay: 10_000 }) },
    };
    await compileOnce(console.log);
    site.stack = await startStack({ demo: true, env });
    site.victims = await addVictims(site.stack, 60);
  });
  afterAll(() => site.stack?.stop());
  return site;
}
