import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * Writes the smallest form of every script and style beside it (`x.js.br`), which the gateway answers with. It takes
 * seconds: once for each build, and not at every start.
 */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'compress-assets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir);
    },
    async closeBundle() {
      const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(folder, name);
          await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
        }),
      );
    },
  };
}
