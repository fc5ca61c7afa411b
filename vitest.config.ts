import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // Long enough for a busy machine; a passing test takes no longer.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Tests spend part of their time waiting for processes and databases, so four keep two processors busy.
    maxWorkers: 4,
    // A worker imports the server once for all its test files, a quarter of the work: tests undo what they change.
    isolate: false,
    unstubGlobals: true,
    // As in playwright.config.ts: what passes only on a retry is listed as retried.
    retry: 1,
  },
})
