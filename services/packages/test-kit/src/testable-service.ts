import type { Logger, Metrics, ProcessName } from '@kbf/process-kit';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { CallService } from './call-service.ts';

/** A service as `runService` takes it and `statefulService` of data-kit makes it. */
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

/** `worker`: processes events, too. `env`: settings that differ from those of `serviceEnv`. */
export type ServiceOptions = { env?: Record<string, string>; worker?: boolean };

/** One process's worth of a service, inside the test's own process. */
export type RunningService<Deps> = {
  deps: Deps;
  /** Calls it without a network, as the gateway would in the name of `as`. */
  call: CallService;
  /** Listens on a port that is free, for streams and for other processes. @returns its address */
  listen: () => Promise<string>;
  stop: () => Promise<void>;
};
