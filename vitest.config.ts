import { defineConfig } from 'vitest/config'

/** These leave nothing behind in their process, so few workers run them all: a worker takes half a second to start. */
const PURE = '{src/{contract,measures,content,reports,web},tools/content}/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // Of a machine whose processors are busy with other work; what passes waits no longer.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Tests wait a part of their time, for processes and databases, so three keep two processors busy.
    maxWorkers: 3,
    // As in playwright.config.ts: what passes only then is listed as retried.
    retry: 1,
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false, unstubGlobals: true } },
      {
        extends: true,
        test: {
          name: 'effects',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [PURE],
        },
      },
    ],
  },
})
