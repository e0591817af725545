import type { IncomingHttpHeaders } from 'node:http';
import { clientAddressHeader, identityHeader, requestIdHeader } from '@kbf/contracts';

/**
 * Headers from outside that services get to see. A list of what is let through, not of what is not: whatever a header
 * is called, it cannot make anyone somebody else.
 */
const passedOn = [
  'accept',
  'accept-language',
  'authorization',
  'content-language',
  'content-length',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'range',
  'user-agent',
  'x-twilio-signature',
] as const;

/** Headers of a request to a service. */
export function requestHeaders(
  from: IncomingHttpHeaders,
  ours: { id: string; token: string; address: string; withCookies: boolean },
): Record<string, string> {
  const headers: Record<string, string> = {
    [requestIdHeader]: ours.id,
    [identityHeader]: ours.token,
    [clientAddressHeader]: ours.address,
    'x-forwarded-for': ours.address,
  };
  for (const name of passedOn) {
    const value = from[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // Only auth has anything to do with cookies; to the others they would be secrets without use.
  if (ours.withCookies && from.cookie) headers['cookie'] = from.cookie;
  return headers;
}
