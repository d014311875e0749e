/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds a running server: `caravela serve --port 8123`. */
const server = process.env.CARAVELA_SERVER ?? 'http://127.0.0.1:8123'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/caravela/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
