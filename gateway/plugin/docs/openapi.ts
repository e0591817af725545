import { errorAnswer, limits, loginCookieName, site } from '@kbf/contracts';
import type { Audience, CallShape } from '@kbf/contracts';
import { examples } from '@kbf/contracts/examples';
import { visitorCookieName } from '../identity/cookies.ts';
import { describeAnswers, describeErrors, headers } from './answers.ts';
import { createComponents, usedSchemas } from './components.ts';

type Json = Record<string, unknown>;

const audiences = {
  all: 'Anyone.',
  member: 'Logged-in people.',
  admin: 'Admins.',
  author: 'The author, and admins.',
  webhook: 'An outside service that signs its requests.',
} as const;

const services: Readonly<Record<CallShape['service'], string>> = {
  auth: 'People: login, account, members.',
  community:
    'Prayers, comments, likes, reports, moderation; profiles of members, founder and companies.',
  intake: 'Contact forms and what became of them; the training.',
  ai: 'The prayer assistant, the coach and the two guides.',
  gateway: 'Failures of pages, as browsers report them.',
  library: 'Apps, wisdom quotes, the widget, the gathering.',
  notifications: 'Text messages and mails: what was sent, and what people want to hear of.',
};

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
      contact: { name: site.name, email: site.contactEmail },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map((call) => call.service))].map((name) => ({
      name,
      description: services[name],
    })),
    paths,
    components: {
      schemas: usedSchemas({ ...components.schemas }, paths),
      headers,
      securitySchemes: securitySchemes(publicOrigin),
    },
  };
}

type Components = ReturnType<typeof createComponents>;

function describeCall(call: CallShape, components: Components): Json {
  return {
    operationId: call.id,
    tags: [call.service],
    summary: call.summary,
    description: `For: ${audiences[call.audience]}`,
    'x-audience': call.audience,
    security: securityOf[call.audience],
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

type ObjectSchema = { properties?: Record<string, unknown>; required?: readonly string[] };

/** In an address every example is text; the schema may say that it is a number. */
const typed = (example: string, schema: unknown): string | number =>
  (schema as { type?: string }).type === 'integer' ? Number(example) : example;

/** Parameters in the path and in the query of a call. */
function describeParameters(call: CallShape, components: Components): Json[] {
  const from = (place: 'path' | 'query') => {
    const declared = place === 'path' ? call.params : call.query;
    if (!declared) return [];
    const { properties = {}, required = [] } = components.written(declared) as ObjectSchema;
    const example = examples[call.id]?.[place === 'path' ? 'params' : 'query'] ?? {};
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
      ...(example[name] === undefined ? {} : { example: typed(example[name], schema) }),
    }));
  };
  return [...from('path'), ...from('query')];
}

/** How a call learns who makes it. */
const securitySchemes = (publicOrigin: string) => ({
  login: {
    type: 'apiKey',
    in: 'cookie',
    name: loginCookieName(publicOrigin),
    description: 'Set when a person logs in.',
  },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: visitorCookieName(publicOrigin),
    description: 'Set when a visitor writes something for the first time.',
  },
});

const securityOf: Readonly<Record<Audience, readonly Record<string, never[]>[]>> = {
  all: [],
  member: [{ login: [] }],
  admin: [{ login: [] }],
  author: [{ login: [] }, { visitor: [] }],
  // Such calls are signed, which no scheme of OpenAPI describes.
  webhook: [],
};
