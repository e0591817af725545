/** Methods that mean the same twice as once (RFC 9110, 9.2.2). */
const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/**
 * Whether a call whose connection broke may be sent a second time, though the first may have been acted on: because of
 * its method, or because it carries a `requestId`, under which services act once.
 */
export function mayBeSentAgain(method: string, body: Buffer | undefined): boolean {
  return idempotent.has(method) || carriesRequestId(body);
}

function carriesRequestId(body: Buffer = Buffer.alloc(0)): boolean {
  try {
    const parsed = JSON.parse(body.toString()) as { requestId?: unknown } | null;
    return typeof parsed?.requestId === 'string';
  } catch {
    return false;
  }
}
