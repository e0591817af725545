import { serviceNames } from '@kbf/contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request as the host hands it to a policy: Node's own, with the target as it came. */
export type GatewayRequest = IncomingMessage & { originalUrl: string };
export type GatewayResponse = ServerResponse;

/** One step of a pipeline. Calls `next` to let the request go on, or answers. */
export type Step = (
  request: GatewayRequest,
  response: GatewayResponse,
  next: (error?: unknown) => void,
) => void;

/** A policy as express-gateway registers it. */
export type Policy = {
  name: string;
  schema: { $id: string; type: 'object'; [keyword: string]: unknown };
  policy: (action: Record<string, unknown>) => Step;
};

/** Declares a policy without settings. */
export function plainPolicy(name: string, make: () => Step): Policy {
  return {
    name,
    schema: { $id: `http://kbf.example/policies/${name}.json`, type: 'object' },
    policy: make,
  };
}

/** Declares a policy that is told which service it is for. */
export function servicePolicy(name: string, make: (service: string) => Step): Policy {
  return {
    name,
    schema: {
      $id: `http://kbf.example/policies/${name}.json`,
      type: 'object',
      properties: {
        service: { type: 'string', enum: [...serviceNames] },
      },
      required: ['service'],
    },
    policy: (action) => make(String(action['service'])),
  };
}

/** Declares a policy that is told whether any other site may frame and read what its pipeline answers. */
export function openablePolicy(name: string, make: (isOpen: boolean) => Step): Policy {
  return {
    name,
    schema: {
      $id: `http://kbf.example/policies/${name}.json`,
      type: 'object',
      properties: {
        openToSites: { type: 'boolean' },
      },
    },
    policy: (action) => make(action['openToSites'] === true),
  };
}

/** Lets a step be written as a promise; a failure goes to the error handler. */
export function asyncStep(
  step: (request: GatewayRequest, response: GatewayResponse) => Promise<'next' | 'answered'>,
): Step {
  return (request, response, next) => {
    const take = async () => {
      try {
        if ((await step(request, response)) === 'answered') return;
      } catch (error) {
        next(error);
        return;
      }
      next();
    };
    void take();
  };
}
