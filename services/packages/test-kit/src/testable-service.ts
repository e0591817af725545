import type { Logger, Metrics, ProcessName } from '@kbf/process-kit';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { CallService } from './call-service.ts';

/** A service for `runService`, as data-kit's `statefulService` makes it. */
export type TestableService<Config, Deps> = {
  name: ProcessName;
  config: z.ZodType<Config>;
  start: (context: { config: Config; logger: Logger; metrics: Metrics }) => Promise<{
    deps: Deps;
    app?: FastifyInstance | undefined;
    worker?: { stop: () => Promise<void> } | undefined;
    close: () => Promise<void>;
  }>;
};

/** `worker`: also processes events. `env`: settings that differ from `serviceEnv`. */
export type ServiceOptions = { env?: Record<string, string>; worker?: boolean };

/** One service process, inside the test's own process. */
export type RunningService<Deps> = {
  deps: Deps;
  /** Calls it without a network, as the gateway would for `as`. */
  call: CallService;
  /** Listens on a free port, for streams and for other processes. @returns its address */
  listen: () => Promise<string>;
  stop: () => Promise<void>;
};
