import { buildApp } from './app.ts';
import { libraryConfig } from './config.ts';
import type { LibraryDeps } from './deps.ts';

/** The library service: calls only, without a database or a queue. */
export const library = {
  name: 'library' as const,
  config: libraryConfig,
  start: async (deps: LibraryDeps) => ({
    deps,
    app: buildApp(deps),
    isReady: async () => true,
    close: async () => undefined,
  }),
};
