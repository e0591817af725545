import type { ServiceDeps } from '@kbf/data-kit';
import type { AuthConfig } from './config.ts';
import type { LoginCookies } from './cookies/login-cookies.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** What calls, processors and tasks of auth work with. */
export type Deps = ServiceDeps<AuthConfig, PrismaClient> & { cookies: LoginCookies };
