import { startSite } from './start-site.ts'

/*
 * The server of the sample content for tests that only read it. All workers share it, because separate servers would
 * each read, render and compress the same content. Playwright starts and stops it (playwright.config.ts).
 */
const site = await startSite('content', { CAMERA_WATCH_PER_MINUTE: '120', MESSAGE_LIMIT_PER_MINUTE: '1000' })
process.stdout.write(`${site.url} ${site.contentDir}\n`)
process.once('SIGTERM', () => void site.close().finally(() => process.exit()))
