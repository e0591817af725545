import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { compressAssets } from './compress-plugin.ts';
import { prerenderPages } from './prerender-plugin.ts';

/** The gateway of a local start; `npm start` serves the built files itself, this is for `vite dev` beside it. */
const gateway = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:8080';

/**
 * Tables of the contracts. A page carries only the entries that it reads, as values: its calls without their schemas,
 * its own head, its limits.
 */
const tables = {
  'contracts/src/paths.ts': async () => ({
    callPaths: (await import('@kbf/contracts/paths')).callPaths,
  }),
  'contracts/src/limits.ts': async () => ({ limits: (await import('@kbf/contracts')).limits }),
  'contracts/src/page-heads.ts': async () => ({ pages: (await import('@kbf/contracts')).pages }),
  'contracts/src/error-codes.ts': async () => ({
    errorCodes: (await import('@kbf/contracts')).errorCodes,
  }),
};

/** Makes each table a module with an export for each entry, so that the bundler drops the entries that no page reads. */
const tablesByEntry: Plugin = {
  name: 'tables-by-entry',
  apply: 'build',
  async load(id) {
    const [file, query] = id.split('?');
    const found = Object.entries(tables).find(([end]) =>
      file?.endsWith(`/services/packages/${end}`),
    );
    if (!found) return null;
    const [[name, table] = ['', {}]] = Object.entries<Record<string, unknown>>(await found[1]());
    const [kind, entry] = query?.split('=') ?? [];
    if (kind === 'entry') return `export default ${JSON.stringify(table[entry ?? ''])};`;
    if (kind !== 'entries') return `export * as ${name} from ${JSON.stringify(`${id}?entries`)};`;
    return Object.keys(table)
      .map(
        (key) =>
          `export { default as ${JSON.stringify(key)} } from ${JSON.stringify(`${file}?entry=${key}`)};`,
      )
      .join('\n');
  },
};

/** The phrases alone, without their names, examples and classes of words. */
const phrasesByValue: Plugin = {
  name: 'phrases-by-value',
  async load(id) {
    if (!id.endsWith('/moderation/src/in-browser/urgent-phrases.ts')) return null;
    const { urgentPhrases } = await import('@kbf/moderation/urgent-phrases');
    return `export const urgentPhrases = ${JSON.stringify(urgentPhrases)};`;
  },
};

const chunks = chunkGroups();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    tablesByEntry,
    phrasesByValue,
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
