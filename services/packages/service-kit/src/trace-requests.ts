import { beginSpan, endHttpSpan, inSpan, traceHeader } from '@kbf/process-kit';
import type { Span } from '@kbf/process-kit';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The work for this request, in the trace of its caller. */
    span: Span;
  }
}

/**
 * Does the work for each request within a span. The span is entered again where Node calls from outside of it: after
 * the body was read, and at the end of the answer. Register it before other hooks.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span');
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = beginSpan('server', request.headers[traceHeader]);
    inSpan(request.span, done);
  });
  app.addHook('preValidation', (request, _reply, done) => inSpan(request.span, done));
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, span } = request;
    endHttpSpan(span, { method, route: routeOptions.url ?? 'none', status: reply.statusCode });
    inSpan(span, done);
  });
}
