import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { openablePolicy } from '../http.ts';
import { isOpenRead } from './open-read.ts';
import { openHeaders, securityHeaders } from './security-headers.ts';

/** Sets the headers that keep a browser from doing harm with an answer. */
export const securityHeadersPolicy = openablePolicy('security-headers', (isOpen) => {
  const { secure } = gatewayDeps();
  const closed = Object.entries(securityHeaders(secure));
  const open = Object.entries(openHeaders(secure));
  return (request, response, next) => {
    const isOpened = isOpen && isOpenRead(request);
    if (isOpened) contextOf(request).securityHeaders = openHeaders(secure);
    for (const [name, value] of isOpened ? open : closed) response.setHeader(name, value);
    next();
  };
});
