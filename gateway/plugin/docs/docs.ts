import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { site } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { createStoredFile } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { buildOpenApi } from './openapi.ts';

export type Docs = {
  /** What is served under an address of the documentation. */
  find: (path: string) => StoredFile | undefined;
};

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Calls | ${site.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/start.js" defer></script>
  </head>
  <body><div id="docs"></div></body>
</html>
`;

const script = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
});
`;

/** The documentation of all calls, made from their declarations, with a page to read and try them. */
export async function loadDocs(calls: readonly CallShape[], publicOrigin: string): Promise<Docs> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const stored = (body: Buffer | string, type: string) =>
    createStoredFile(Buffer.from(body), {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
    });
  const document = JSON.stringify(buildOpenApi(calls, publicOrigin));
  const files = new Map([
    ['/api/docs', stored(html, 'text/html')],
    ['/api/docs/openapi.json', stored(document, 'application/json')],
    ['/api/docs/start.js', stored(script, 'text/javascript')],
    [
      '/api/docs/swagger-ui.css',
      stored(await readFile(join(folder, 'swagger-ui.css')), 'text/css'),
    ],
    [
      '/api/docs/swagger-ui-bundle.js',
      stored(await readFile(join(folder, 'swagger-ui-bundle.js')), 'text/javascript'),
    ],
  ]);
  return { find: (path) => files.get(path.replace(/\/$/, '')) };
}
