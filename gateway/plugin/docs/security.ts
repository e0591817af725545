import { loginCookieName } from '@kbf/contracts';
import type { Audience, CallShape } from '@kbf/contracts';
import { visitorCookieName } from '../identity/cookies.ts';

/** How a call knows who makes it. @param publicOrigin origin of the site: the name of the cookie depends on it */
export const securitySchemes = (publicOrigin: string) => ({
  login: {
    type: 'apiKey',
    in: 'cookie',
    name: loginCookieName(publicOrigin),
    description: 'Set when somebody logs in.',
  },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: visitorCookieName(publicOrigin),
    description: 'Set with the first thing that a visitor writes.',
  },
});

const byAudience: Readonly<Record<Audience, readonly Record<string, never[]>[]>> = {
  all: [],
  member: [{ login: [] }],
  admin: [{ login: [] }],
  author: [{ login: [] }, { visitor: [] }],
  // Proven by a signature over the request, which no scheme of OpenAPI describes.
  webhook: [],
};

export const securityOf = (call: CallShape) => byAudience[call.audience];
