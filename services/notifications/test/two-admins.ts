import { beforeAll } from 'vitest';
import { useAll } from './providers.ts';

/** An admin with a proven address, who is told by mail. */
export const grace = { phone: '+12025550101', email: 'grace@whitfield.example' };
/** An admin who is told by text. */
export const textOnly = { phone: '+12025550107', email: null };

/** A service with these two admins. */
export function useTwoAdmins() {
  const all = useAll();
  beforeAll(() => void all.auth.admins.push(grace, textOnly));
  return all;
}
