import { getVersion } from '@kbf/contracts';
import { definePolicy } from './http.ts';
import { notFound } from './refuse.ts';
import type { Basics } from './refuse.ts';

/** Answers which release runs. During an update, two answer in turn. */
export const versionPolicy = (
  { contextOf, refuse }: Basics,
  answer: { version: string; commit: string },
) =>
  definePolicy('version', () => (request, response) => {
    if (contextOf(request).call?.id !== getVersion.id) return refuse(request, response, notFound);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(answer));
  });
