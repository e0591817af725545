import { z } from 'zod';
import { loginCookieName, visitorCookieName } from '../auth/cookies.ts';
import type { Audience, CallShape } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { errorAnswer } from '../errors.ts';
import { examples } from '../examples.ts';
import { limits } from '../limits.ts';
import { site } from '../site.ts';
import { describeAnswers, describeErrors, headers } from './answers.ts';
import { createComponents } from './components.ts';

type Json = Record<string, unknown>;

const audiences = {
  all: 'Anyone.',
  member: 'Logged-in people.',
  approved: 'Members an admin has approved.',
  admin: 'Admins.',
  author: 'The author, and admins.',
  webhook: 'An outside service that signs its requests.',
} as const;

const freshLogin =
  ` The login must be no older than ${limits.login.proofMinutes} minutes;` +
  ` an older one is answered with 409 \`${errorCodes.proofRequired}\`.`;

const freshLogins: Readonly<Record<string, string>> = {
  true: freshLogin,
  others: ` To delete or hide other people’s content:${freshLogin}`,
};

const services: Readonly<Record<CallShape['service'], string>> = {
  auth: 'People: login, account, members.',
  community:
    'Prayers, comments, likes, reports, moderation; profiles of members, founder and companies.',
  intake: 'Contact forms, following up on them, and the training.',
  ai: 'The prayer assistant, the coach and the two guides.',
  gateway: 'Errors on pages, as browsers report them.',
  library: 'Apps, wisdom quotes, the widget, the gathering.',
  notifications: 'Texts and emails: what was sent, and what people want to hear about.',
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
      description: `${site.description} The calls of the web client. Logins are kept in cookies.`,
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
      schemas: components.schemas,
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
    description: `For: ${audiences[call.audience]}${freshLogins[String(call.needsFreshLogin)] ?? ''}`,
    'x-audience': call.audience,
    security: securityOf[call.audience],
    parameters: describeParameters(call),
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

/** Parameters in the path and in the query of a call. */
function describeParameters(call: CallShape): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const declared = call[part];
    if (!declared) return [];
    const { properties = {}, required = [] } = z.toJSONSchema(declared, { io: 'input' });
    return Object.entries(properties).map(([name, schema]) => {
      const example = examples[call.id]?.[part]?.[name];
      // In an address every example is text; the schema may say that it is a number.
      const isNumber = typeof schema === 'object' && schema.type === 'integer';
      return {
        name,
        in: part === 'params' ? 'path' : 'query',
        required: part === 'params' || required.includes(name),
        schema,
        ...(example !== undefined && { example: isNumber ? Number(example) : example }),
      };
    });
  });
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
  approved: [{ login: [] }],
  admin: [{ login: [] }],
  author: [{ login: [] }, { visitor: [] }],
  // Such calls are signed, which no scheme of OpenAPI describes.
  webhook: [],
};
