import type { ServiceDeps } from '@kbf/data-kit';
import type { AuthConfig } from './config.ts';
import type { LoginCookies } from './cookies/login-cookies.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

export type Deps = ServiceDeps<AuthConfig, PrismaClient> & { cookies: LoginCookies };
