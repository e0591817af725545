import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The gateway of a local start; `npm start` serves the built files itself, this is for `vite dev` beside it. */
const gateway = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:8080';

/**
 * Puts the value of `@kbf/contracts/paths` in place of its code, which would bring every schema and zod with it: pages
 * that only make calls need methods and paths, and nothing else of a contract.
 */
const callPathsByValue: Plugin = {
  name: 'call-paths-by-value',
  async load(id) {
    if (!id.endsWith('/packages/contracts/src/paths.ts')) return null;
    const { callPaths } = await import('@kbf/contracts/paths');
    return `export const callPaths = ${JSON.stringify(callPaths)};`;
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), callPathsByValue],
  server: { host: '127.0.0.1', proxy: { '/api': gateway } },
  preview: { host: '127.0.0.1', proxy: { '/api': gateway } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content policy has no `data:` for scripts, styles or fonts, and small files compress better apart.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // Declarations only: a page that reads one constant of the contracts must not carry all their schemas.
        moduleSideEffects: (id) => !/services\/packages\/(contracts|content)\//.test(id),
      },
    },
  },
});
