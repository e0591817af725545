import type { ServiceDeps } from '@kbf/data-kit';
import type { AuthConfig } from './config.ts';
import type { LoginCookies } from './cookies/login-cookies.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** What calls, processors and tasks of auth work with. */
export type Deps = ServiceDeps<AuthConfig, PrismaClient> & {
  cookies: LoginCookies;
  /** Ends when an answer may be given that must not tell by its time whom it was about. */
  evenTime: () => Promise<void>;
};
