import { browserError, messageFor } from '@kbf/contracts';
import type { BrowserError } from '@kbf/contracts';
import { bodyTerms } from '../body/body-terms.ts';
import { readBody } from '../body/read-body.ts';
import type { GatewayRequest } from '../http.ts';

/**
 * Reads what a browser tells us.
 * @returns undefined when it is no report
 * @throws as `readBody`, when it is longer than allowed or comes too slowly
 */
export async function readReport(
  request: GatewayRequest,
  mostBytes: number,
): Promise<BrowserError | undefined> {
  const { bytes, release } = await readBody(request, bodyTerms(request, mostBytes));
  release();
  const { data } = browserError.safeParse(parse(bytes), { error: messageFor });
  return data;
}

function parse(body: Buffer = Buffer.alloc(0)): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}
