import type { CallShape, Care } from '@kbf/contracts';
import { limits } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Service } from './build-service.ts';
import { careIn, withCare } from './care/care-for-calls.ts';
import { noticeCare } from './care/notice-care.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Input of a handler, after validation, and who asks. */
export type CallInput<C extends CallShape> = {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
  identity: Identity;
  /** Set when the person's words speak of danger. */
  care: Care | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** One of the contract's answers: a status and its body. */
export type CallAnswer<C extends CallShape> = {
  [S in keyof C['answers'] & number]: {
    status: S;
    body: C['answers'][S] extends z.ZodType ? z.input<C['answers'][S]> : undefined;
  };
}[keyof C['answers'] & number];

/** For handlers that have already sent the answer: streams, images, HTML, ready-made JSON. */
export const sent = Symbol('answered already');

/** Builds a handler's answer: `return answer(200, body)`. */
export function answer<S extends number, B>(status: S, body: B): { status: S; body: B };
export function answer<S extends number>(status: S): { status: S; body: undefined };
export function answer(status: number, body?: unknown) {
  return { status, body };
}

/**
 * Serves one call of the contracts. Path, schemas, size limit and audience come from there, so that route and
 * declaration stay equal. The answer's schema removes undeclared fields. Answers to a person's words say by themselves
 * when help is needed; a handler that knows more sets `care` itself.
 */
export function implement<C extends CallShape>(
  app: Service,
  call: C,
  handler: (input: CallInput<C>) => Promise<CallAnswer<C> | typeof sent>,
): void {
  const response = Object.fromEntries(
    Object.entries(call.answers).filter(([, schema]) => schema !== null),
  );
  const schema: FastifySchema = {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response,
  };
  app.route({
    method: call.method,
    url: call.path,
    schema,
    bodyLimit: call.maxBodyBytes ?? limits.maxBodyBytes,
    config: {
      audience: call.audience,
      needsFreshLogin: call.needsFreshLogin === true,
      words: call.words,
      offersSafe: call.body instanceof z.ZodObject && 'saysSafe' in call.body.shape,
    },
    // Fastify validates a missing body as `null`; a schema that has a default for it expects `undefined`.
    preValidation: async (request) => {
      if (request.body !== null && request.body !== undefined) return;
      const missing = call.body?.safeParse(undefined);
      if (missing?.success) request.body = missing.data;
    },
    handler: async (request, reply) => {
      const result = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        identity: request.identity,
        care: request.care,
        request,
        reply,
      } as CallInput<C>);
      if (result === sent) return reply;
      void reply.code(result.status);
      if (!call.words) return result.body ?? reply.send();
      const body: unknown = withCare(request, result.body);
      const care = careIn(body);
      if (care) await noticeCare(request, care);
      return body ?? reply.send();
    },
  });
}
