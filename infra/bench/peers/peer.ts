import type { StackProcess } from '../../local/runtime/child.ts';

/** Another product with the same prayers. */
export type Peer = {
  name: string;
  url: string;
  process: StackProcess;
  /** The path of a page of 20 prayers with their comments, newest first. @param page from 1 */
  list: (page: number) => string;
  /** The path of a prayer with its comments. */
  item: (id: string) => string;
  /** How to comment on a prayer, and the status of the answer. */
  comment: (id: string, comment: string) => { path: string; body: object };
  created: number;
  /** The `Authorization` header of each member. */
  members: readonly string[];
};

export const memberPassword = 'a long password for the bench';
export const memberEmails = Array.from({ length: 10 }, (_, at) => `member${at}@example.org`);

/** Sends JSON. @returns the answer's JSON, if any @throws when it is not a success */
export async function post(url: string, body: object, authorization?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(authorization !== undefined && { authorization }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
