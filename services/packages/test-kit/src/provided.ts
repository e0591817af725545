import { inject } from 'vitest';

/** What a test run's global setup passes to its tests. */
export interface TestServers {
  /** Superuser's URL of the PostgreSQL of this test run. */
  postgresUrl: string;
  /** Redis of this test run: `redis://` URL or the path of a socket. */
  redisUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext extends TestServers {}
}

/** @throws Error in a test project without servers (`unit`, `frontend`) */
export function provided(name: keyof TestServers): string {
  const value = inject(name);
  if (!value) throw new Error(`No ${name} here: only tests of the project "service" have servers.`);
  return value;
}
