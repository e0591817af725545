import { identityHeaders } from '@kbf/test-kit';
import type { Identity } from '@kbf/process-kit';

/** The first number that the live stream tells a reader. */
export async function firstTotal(url: string, as: Identity): Promise<number> {
  const answer = await fetch(`${url}/api/prayers/stream`, {
    headers: identityHeaders(as, 'community'),
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of answer.body!) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const told = /event: changed\ndata: \{"total":(\d+)\}/.exec(text);
    // Leaving the loop closes the stream.
    if (told) return Number(told[1]);
  }
  throw new Error('the stream ended');
}
