import { useContext } from '../context.ts';
import { plainPolicy } from '../http.ts';
import { securityHeaders } from './security-headers.ts';

/** Sets the headers that keep a browser from doing harm with an answer. */
export const securityHeadersPolicy = plainPolicy('security-headers', () => {
  const headers = Object.entries(securityHeaders(useContext().secure));
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
});
