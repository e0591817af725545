import { runService } from '@kbf/service-kit';
import { buildApp } from './app.ts';
import { libraryConfig } from './config.ts';

await runService({
  name: 'library',
  config: libraryConfig,
  start: async (context) => ({
    app: buildApp(context),
    isReady: async () => true,
    close: async () => undefined,
  }),
});
