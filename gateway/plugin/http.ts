import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request as the host hands it to a policy: Node's own, with the target as it came. */
export type GatewayRequest = IncomingMessage & { originalUrl: string };
export type GatewayResponse = ServerResponse;

/** One step of a pipeline. Calls `next` to pass the request on, or answers it. */
export type Step = (
  request: GatewayRequest,
  response: GatewayResponse,
  next: (error?: unknown) => void,
) => void | Promise<void>;

/** A policy as express-gateway registers it. */
export type Policy = {
  name: string;
  schema: { $id: string; type: 'object'; [keyword: string]: unknown };
  policy: (action: Record<string, unknown>) => Step;
};

/** @param properties JSON schema of the settings that the policy takes in gateway.config.yml */
export function definePolicy(
  name: string,
  make: Policy['policy'],
  properties: Record<string, object> = {},
): Policy {
  const $id = `http://kbf.example/policies/${name}.json`;
  return { name, schema: { $id, type: 'object', properties }, policy: make };
}

/** Lets a step be written as a promise. An error goes to the error handler. */
export function asyncStep(
  step: (request: GatewayRequest, response: GatewayResponse) => Promise<'next' | 'answered'>,
): Step {
  return async (request, response, next) => {
    try {
      if ((await step(request, response)) === 'answered') return;
    } catch (error) {
      return next(error);
    }
    next();
  };
}

export const isRead = (method: string | undefined): boolean =>
  method === 'GET' || method === 'HEAD';

/** The value of a JSON body; undefined for anything else. */
export function parseJson(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return undefined;
  }
}
