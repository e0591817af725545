import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { compressAssets } from './compress-plugin.ts';
import { prerenderPages } from './prerender-plugin.ts';
import { valuesInPlace } from './values-in-place.ts';

/** The gateway of a local start; `npm start` serves the built files itself, this is for `vite dev` beside it. */
const gateway = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:8080';

/** Modules whose code would bring much more than what it comes to: their file, what it exports, and its value. */
const byValue: [file: string, name: string, value: () => Promise<unknown>][] = [
  // Pages that only make calls need methods and paths, and no schema of a contract.
  [
    '/contracts/src/paths.ts',
    'callPaths',
    async () => (await import('@kbf/contracts/paths')).callPaths,
  ],
  // Phrases without their names, examples and classes of words.
  [
    '/moderation/src/in-browser/urgent-phrases.ts',
    'urgentPhrases',
    async () => (await import('@kbf/moderation/urgent-phrases')).urgentPhrases,
  ],
];

/** Puts the value of such a module in place of its code. */
const modulesByValue: Plugin = {
  name: 'modules-by-value',
  async load(id) {
    const found = byValue.find(([file]) => id.endsWith(`/services/packages${file}`));
    if (!found) return null;
    const [, name, value] = found;
    return `export const ${name} = ${JSON.stringify(await value())};`;
  },
};

const chunks = chunkGroups();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    modulesByValue,
    valuesInPlace,
    chunks.plugin,
    prerenderPages(),
    compressAssets(),
  ],
  server: { host: '127.0.0.1', proxy: { '/api': gateway } },
  preview: { host: '127.0.0.1', proxy: { '/api': gateway } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content policy has no `data:` for scripts, styles or fonts, and small files compress better apart.
    assetsInlineLimit: 0,
    // Every browser that runs this site knows modulepreload.
    // What a part needs is told once it is there: the whole list would weigh on every first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_url, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      ...(isSsrBuild ? {} : { output: { codeSplitting: chunks.codeSplitting } }),
      treeshake: {
        // Declarations only: a page that reads one constant of the contracts must not carry all their schemas.
        moduleSideEffects: (id) => !/services\/packages\/(contracts|content|moderation)\//.test(id),
      },
    },
  },
}));
