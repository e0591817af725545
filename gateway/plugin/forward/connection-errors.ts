/** There was no connection. */
const refused = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'ECONNRESET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

/** There was one, and it ended before its time. */
const lost = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_DESTROYED']);

/** There is one, and nothing comes over it. */
const silent = new Set(['UND_ERR_HEADERS_TIMEOUT']);

const codeOf = (error: Error) => (error as NodeJS.ErrnoException).code ?? '';

/** Whether an error means that no connection came about. */
export const isRefusedConnection = (error: Error): boolean => refused.has(codeOf(error));

/** Whether an error means that a connection broke: what was sent over it may or may not have been acted on. */
export const isLostConnection = (error: Error): boolean => lost.has(codeOf(error));

/** Whether an error means that a service took a request and did not begin to answer in time. */
export const isSilent = (error: Error): boolean => silent.has(codeOf(error));
