import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // Of a machine whose processors are busy with other work; what passes waits no longer.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Tests wait a part of their time, for processes and databases, so four keep two processors busy.
    maxWorkers: 4,
    // A worker imports the server once for all its files, a quarter of their work: tests undo what they change.
    isolate: false,
    unstubGlobals: true,
    // As in playwright.config.ts: what passes only then is listed as retried.
    retry: 1,
  },
})
