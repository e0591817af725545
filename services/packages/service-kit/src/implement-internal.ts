import { limits } from '@kbf/contracts';
import type { InternalCallShape, InternalReply } from '@kbf/contracts/internal';
import type { z } from 'zod';
import type { Service } from './build-service.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Input of a handler, after validation. */
export type InternalRequest<C extends InternalCallShape> = {
  params: Parsed<C['params']>;
  body: Parsed<C['body']>;
};

/**
 * Serves one call between services. Path, callers, schemas and size limit come from its declaration. The answer's
 * schema removes undeclared fields.
 */
export function implementInternal<C extends InternalCallShape>(
  app: Service,
  call: C,
  handler: (input: InternalRequest<C>) => Promise<InternalReply<C>>,
): void {
  const { answer } = call;
  const contentType = 'contentType' in answer ? answer.contentType : undefined;
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      ...(call.params ? { params: call.params } : {}),
      ...(call.body ? { body: call.body } : {}),
      ...(contentType === undefined ? { response: { 200: answer } } : {}),
    },
    bodyLimit: call.maxBodyBytes ?? limits.maxBodyBytes,
    config: { callers: call.callers },
    handler: async ({ params, body }, reply) => {
      const result = await handler({ params, body } as InternalRequest<C>);
      if (contentType !== undefined) void reply.type(contentType);
      return result;
    },
  });
}
