import { readFile } from 'node:fs/promises';
import { fallbackFontsFile } from '@kbf/site-texts/fallback-fonts';
import type { Service } from '@kbf/service-kit';

const own = (file: string) => new URL(file, import.meta.url);

const assets = [
  {
    path: 'style.css',
    files: [fallbackFontsFile, own('share.css')],
    type: 'text/css; charset=utf-8',
    seconds: 3_600,
  },
  ...['fraunces', 'source-sans'].map((name) => ({
    path: `${name}.woff2`,
    files: [own(`fonts/${name}.woff2`)],
    type: 'font/woff2',
    seconds: 30 * 86_400,
  })),
];

/**
 * Styles and fonts of the page of a shared prayer. It is not part of the built site and loads nothing from other
 * servers.
 */
export function registerShareAssets(app: Service): void {
  for (const { path, files, type, seconds } of assets) {
    const content = Promise.all(files.map((file) => readFile(file))).then((parts) =>
      Buffer.concat(parts),
    );
    app.get(`/prayer-share/${path}`, { config: { audience: 'all' } }, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', `public, max-age=${seconds}`)
        .send(await content),
    );
  }
}
