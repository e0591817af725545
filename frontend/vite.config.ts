import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { compressAssets } from './compress-plugin.ts';
import { prerenderPages } from './prerender-plugin.ts';

/** The gateway of a local start; `npm start` serves the built files itself, this is for `vite dev` beside it. */
const gateway = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:8080';

/** Tables of the contracts, by the file that exports them. */
const tables = {
  paths: 'callPaths',
  limits: 'limits',
  'page-heads': 'pages',
  'error-codes': 'errorCodes',
} as const;

async function entriesOf(name: (typeof tables)[keyof typeof tables]) {
  const contracts = await import('@kbf/contracts');
  const { callPaths } = await import('@kbf/contracts/paths');
  return { ...contracts, callPaths }[name] as Record<string, unknown>;
}

/**
 * Makes each entry of these tables a module with its value, so that a page carries only the entries that it reads: its
 * calls without their schemas, its own head, its limits.
 */
const tablesByEntry: Plugin = {
  name: 'tables-by-entry',
  apply: 'build',
  async load(id) {
    const [, file, query = ''] = /\/contracts\/src\/([\w-]+)\.ts(\?.*)?$/.exec(id) ?? [];
    if (!file || !(file in tables)) return null;
    const name = tables[file as keyof typeof tables];
    const entries = await entriesOf(name);
    if (query === '') return `export * as ${name} from ${JSON.stringify(`${id}?entries`)};`;
    const [, entry] = query.split('?entry=');
    if (entry !== undefined) return `export default ${JSON.stringify(entries[entry])};`;
    const table = id.replace(query, '');
    return Object.keys(entries)
      .map((key) => `export { default as '${key}' } from '${table}?entry=${key}';`)
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
    // One style sheet, which every page links: no script names it, so that none changes when only a style does.
    cssCodeSplit: false,
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
