import { sendEmailLink, sendMagicLink } from '@kbf/contracts';
import { beforeEach } from 'vitest';
import { openBrowser } from './browser.ts';
import { useAuth } from './setup.ts';
import type { Auth } from './setup.ts';

/** An auth service whose counters begin at zero in each test. `limited` makes another one with other limits. */
export function useLimits() {
  const auth = useAuth();
  beforeEach(() => auth.pool.query('TRUNCATE request_limit'));
  const limited = (limits: Record<string, number>) =>
    auth.configured({ LOGIN_LIMITS: JSON.stringify(limits) });
  return { auth, limited };
}

/** An address of one of many networks. */
export const from = (n: number) => `198.51.100.${n}`;

/** Asks for a login link from an address, in a browser that is not known. */
export const askByText = async (app: Auth, phoneNumber: string, address: string) =>
  openBrowser(app, { address }).call(sendMagicLink, { phoneNumber });
export const askByMail = async (app: Auth, email: string, address: string) =>
  openBrowser(app, { address }).call(sendEmailLink, { email });
