import { readFile } from 'node:fs/promises';
import type { Service } from '@kbf/service-kit';

const assets = [
  { path: 'style.css', file: 'share.css', type: 'text/css; charset=utf-8', seconds: 3_600 },
  ...['fraunces', 'source-sans'].map((name) => ({
    path: `${name}.woff2`,
    file: `fonts/${name}.woff2`,
    type: 'font/woff2',
    seconds: 30 * 86_400,
  })),
];

/** What the page of a shared prayer is dressed in. It stands outside the built site and asks nobody else. */
export function registerShareAssets(app: Service): void {
  for (const { path, file, type, seconds } of assets) {
    const content = readFile(new URL(file, import.meta.url));
    app.get(`/prayer-share/${path}`, { config: { audience: 'all' } }, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', `public, max-age=${seconds}`)
        .send(await content),
    );
  }
}
