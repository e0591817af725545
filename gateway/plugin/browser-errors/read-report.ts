import { browserError, messageFor } from '@kbf/contracts';
import type { BrowserError } from '@kbf/contracts';
import { requestBody } from '../forward/request-body.ts';
import type { GatewayRequest } from '../http.ts';

/**
 * Reads what a browser tells us.
 * @returns undefined when it is no report
 * @throws {BodyTooLarge} when it is longer than allowed
 */
export async function readReport(
  request: GatewayRequest,
  mostBytes: number,
): Promise<BrowserError | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of requestBody(request, mostBytes) ?? []) chunks.push(chunk);
  const { data } = browserError.safeParse(parse(Buffer.concat(chunks)), { error: messageFor });
  return data;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}
