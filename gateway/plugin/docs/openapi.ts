import { errorAnswer, limits, site } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { examples } from '@kbf/contracts/examples';
import { describeErrors } from './error-answers.ts';
import { describeParameters } from './parameters.ts';
import { createComponents } from './components.ts';
import { describeAnswers } from './answers.ts';
import { headers } from './headers.ts';
import { securityOf, securitySchemes } from './security.ts';
import { usedSchemas } from './used-schemas.ts';

type Json = Record<string, unknown>;

const audiences = {
  all: 'Anyone.',
  member: 'Logged-in people.',
  admin: 'Admins.',
  author: 'Whoever made it, and admins.',
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
    security: securityOf(call),
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
