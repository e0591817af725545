import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gateway of a local start; `npm start` serves the built files itself, this is for `vite dev` beside it. */
const gateway = process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), tailwindcss()],
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
