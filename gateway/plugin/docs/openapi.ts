import { errorAnswer, limits, loginCookieName, site } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { examples } from '@kbf/contracts/examples';
import { describeErrors } from './error-answers.ts';
import { describeParameters } from './parameters.ts';
import { createComponents } from './components.ts';

type Json = Record<string, unknown>;

const audiences = {
  all: 'Anyone.',
  member: 'Logged-in people.',
  admin: 'Admins.',
  author: 'Whoever made it, and admins.',
  webhook: 'An outside service that signs its requests.',
} as const;

/** The OpenAPI 3.1 document of the given calls. @param publicOrigin where they are served */
export function buildOpenApi(calls: readonly CallShape[], publicOrigin: string): Json {
  const components = createComponents(calls);
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: '1',
      description: `${site.description} Calls of the web client; sessions are cookies.`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map((call) => call.service))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        login: { type: 'apiKey', in: 'cookie', name: loginCookieName(publicOrigin) },
      },
    },
  };
}

type Components = ReturnType<typeof createComponents>;

function describeCall(call: CallShape, components: Components): Json {
  const needsLogin = call.audience === 'member' || call.audience === 'admin';
  return {
    operationId: call.id,
    tags: [call.service],
    summary: call.summary,
    description: `For: ${audiences[call.audience]}`,
    'x-audience': call.audience,
    ...(needsLogin ? { security: [{ login: [] }] } : {}),
    parameters: describeParameters(call, components),
    ...(call.body ? { requestBody: describeBody(call, components) } : {}),
    responses: {
      ...describeAnswers(call, components),
      ...describeErrors(call, components.reference(errorAnswer)),
    },
  };
}

function describeBody(call: CallShape, components: Components): Json {
  const type =
    call.audience === 'webhook' ? 'application/x-www-form-urlencoded' : 'application/json';
  const bytes = call.maxBodyBytes ?? limits.maxBodyBytes;
  return {
    description: `At most ${Math.floor(bytes / 1024)} KB.`,
    required: !call.body?.safeParse(undefined).success,
    content: {
      [type]: {
        schema: components.reference(call.body!, 'input'),
        example: examples[call.id]?.body,
      },
    },
  };
}

function describeAnswers(call: CallShape, components: Components): Json {
  return Object.fromEntries(
    Object.entries(call.answers).map(([status, schema]) => {
      const content = schema
        ? {
            'application/json': { schema: components.reference(schema) },
            ...(call.streams ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
            ...(call.contentType ? { [call.contentType]: {} } : {}),
          }
        : call.contentType && { [call.contentType]: {} };
      return [status, { description: 'Done.', ...(content ? { content } : {}) }];
    }),
  );
}
