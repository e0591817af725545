import { getVersion } from '@kbf/contracts';
import { definePolicy } from './http.ts';
import { notFound } from './refuse.ts';
import type { Basics } from './refuse.ts';

/** Answers which release runs. During an update, two answer in turn. */
export const versionPolicy = ({
  contextOf,
  refuse,
  ...answer
}: Basics & { version: string; commit: string }) =>
  definePolicy('version', () => (request, response) => {
    if (contextOf(request).call?.id !== getVersion.id) {
      refuse(request, response, notFound);
      return;
    }
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(answer));
  });
