import { readFile } from 'node:fs/promises';
import { site } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { exampleIds } from '@kbf/contracts/examples';
import { buildOpenApi } from '@kbf/contracts/openapi';
import { sendStored } from './files/send-stored.ts';
import { createStoredFile } from './files/stored-file.ts';
import { asyncStep, definePolicy, isRead } from './http.ts';
import { notFound } from './refuse.ts';
import type { Basics } from './refuse.ts';

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

/** A request id works once, so each reader gets a new one in the examples and can try the calls. */
const script = `const id = crypto.randomUUID?.() ?? '${exampleIds.requestId}';
fetch('/api/docs/openapi.json')
  .then((answer) => answer.text())
  .then((text) =>
    SwaggerUIBundle({
      spec: JSON.parse(text.replaceAll('${exampleIds.requestId}', id)),
      dom_id: '#docs',
      deepLinking: true,
      validatorUrl: null,
    }),
  );
`;

const readAsset = (name: string) =>
  readFile(new URL(import.meta.resolve(`swagger-ui-dist/${name}`)));

/** The documentation of all calls, made from their declarations, with a page for reading and trying them, by path. */
export async function loadDocs(calls: readonly CallShape[], publicOrigin: string) {
  const stored = (body: Buffer | string, type: string) =>
    createStoredFile(Buffer.from(body), {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
    });
  const document = JSON.stringify(buildOpenApi(calls, publicOrigin));
  return new Map([
    ['/api/docs', stored(html, 'text/html')],
    ['/api/docs/openapi.json', stored(document, 'application/json')],
    ['/api/docs/start.js', stored(script, 'text/javascript')],
    ['/api/docs/swagger-ui.css', stored(await readAsset('swagger-ui.css'), 'text/css')],
    [
      '/api/docs/swagger-ui-bundle.js',
      stored(await readAsset('swagger-ui-bundle.js'), 'text/javascript'),
    ],
  ]);
}

/** Answers with the documentation of the calls. */
export const docsPolicy = (deps: Basics & { docs: Awaited<ReturnType<typeof loadDocs>> }) =>
  definePolicy('docs', () =>
    asyncStep(async (request, response) => {
      const file = deps.docs.get(deps.contextOf(request).path.replace(/\/$/, ''));
      if (isRead(request.method) && file) await sendStored(request, response, file);
      else deps.refuse(request, response, notFound);
      return 'answered';
    }),
  );
