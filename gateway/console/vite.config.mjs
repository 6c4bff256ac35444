// How the operators' console is built: one page, an entry of its own for each route, nothing inline, so that the policy of the page needs no exception.
import { defineConfig } from 'vite';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));

export default defineConfig({
  root: FOLDER,
  base: '/console/',
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: [{ find: /^#(contract|kernel)\//, replacement: fileURLToPath(new URL('../$1/', import.meta.url)) }] }, // the condition `source` of our own imports would lead to the sources of packages too
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: fileURLToPath(new URL('../../dist/console/', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // an inlined asset would need data: in the policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true, // what the first page loads, for the test of its size
  },
});
