import { defineConfig } from 'vite';

export default defineConfig({
  root: 'editor/app',
  base: './',
  build: { outDir: '../.built', emptyOutDir: true, chunkSizeWarningLimit: 1000, assetsInlineLimit: 0 },
});
