import { randomUUID } from 'node:crypto';
import { errorCodes, limits, refusals, requestIdHeader } from '@kbf/contracts';
import type { Logger, Metrics } from '@kbf/process-kit';
import { Histogram, inSpan } from '@kbf/process-kit';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { careForCalls } from './care/care-for-calls.ts';
import type { HelpRecord } from './care/helped-words.ts';
import type { TellOfCare } from './care/notice-care.ts';
import { boundBigBodies } from './big-bodies.ts';
import { closeConnectionsAtEnd } from './end-connections.ts';
import { handleError } from './error-handler.ts';
import { identifyRequests } from './identify.ts';
import { traceRequests } from './trace-requests.ts';
import { compileValidator } from './validate-input.ts';

export type Service = FastifyInstance;

const knownRequestId = /^[\w-]{8,64}$/;

/**
 * A Fastify instance with what every service shares: zod validation of requests and answers, identity, error answers,
 * request ids, and one log line and one timing per request.
 */
export function buildService(options: {
  name: string;
  logger: Logger;
  metrics: Metrics;
  identityPublicKeys: readonly string[];
  servicePublicKeys: Readonly<Record<string, readonly string[]>>;
  /** Reports that a person may be in danger. Required for services that receive a person's words. */
  tellOfCare?: TellOfCare;
  helpRecord?: HelpRecord;
}): Service {
  const loggerInstance: FastifyBaseLogger = options.logger;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.maxBodyBytes,
    routerOptions: { maxParamLength: 300 },
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers[requestIdHeader];
      return typeof given === 'string' && knownRequestId.test(given) ? given : randomUUID();
    },
    // Longer than a gateway keeps an idle connection, so that it never reuses a connection that is being closed.
    keepAliveTimeout: 65_000,
    return503OnClosing: true,
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  traceRequests(app);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    inSpan(request.span, () => handleError(error, request, reply)),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({
      code: errorCodes.notFound,
      message: refusals.notFound,
    }),
  );
  app.removeContentTypeParser('text/plain');
  closeConnectionsAtEnd(app);
  boundBigBodies(app);

  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers: [options.metrics],
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(requestIdHeader, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  careForCalls(app, options.tellOfCare, options.helpRecord);
  identifyRequests(app, {
    service: options.name,
    identityPublicKeys: options.identityPublicKeys,
    servicePublicKeys: options.servicePublicKeys,
  });
  return app;
}
