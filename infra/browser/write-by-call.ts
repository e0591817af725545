import type { Page } from '@playwright/test';

export type Shared = { id: string };

/** Makes a call as the person whose page is open. @throws for every answer that is not OK */
export function call<Answer>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  return page.evaluate(
    async ([verb, address, content]) => {
      const response = await fetch(address, {
        method: verb,
        ...(content === ''
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: content }),
      });
      if (!response.ok) throw new Error(`${response.status} from ${verb} ${address}`);
      return (response.status === 204 ? undefined : await response.json()) as Answer;
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
}

/** Shares a prayer. @returns its id, whether it is public or waits for an admin */
export async function sharePrayer(page: Page, userRequest: string): Promise<string> {
  return (await call<Shared>(page, 'POST', '/api/prayers', { userRequest })).id;
}
