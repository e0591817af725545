import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import type { Policy } from '../http.ts';
import { isOpenRead } from './open-read.ts';
import { openHeaders, securityHeaders, withOwnBase } from './security-headers.ts';

/**
 * Sets the headers that keep a browser from doing harm with an answer. `openToSites`: other sites may frame and read
 * what the pipeline answers; `ownBase`: its pages may name a base address, on this site.
 */
export const securityHeadersPolicy: Policy = {
  name: 'security-headers',
  schema: {
    $id: 'http://kbf.example/policies/security-headers.json',
    type: 'object',
    properties: { openToSites: { type: 'boolean' }, ownBase: { type: 'boolean' } },
  },
  policy: ({ openToSites, ownBase }) => {
    const { secure } = gatewayDeps();
    const usual = securityHeaders(secure);
    const closed = Object.entries(ownBase === true ? withOwnBase(usual) : usual);
    const open = Object.entries(openHeaders(secure));
    return (request, response, next) => {
      const isOpened = openToSites === true && isOpenRead(request);
      if (isOpened) contextOf(request).securityHeaders = openHeaders(secure);
      for (const [name, value] of isOpened ? open : closed) response.setHeader(name, value);
      next();
    };
  },
};
