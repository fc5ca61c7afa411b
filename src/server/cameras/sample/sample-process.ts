import { createSampleServer, SAMPLE_KEY } from './sample-server.ts'

/**
 * The sample feed in a process of its own: drawing takes memory and time that the site should not miss. It reports its
 * address to the process that started it, and ends with it.
 */
const server = createSampleServer()
process.on('disconnect', () => process.exit())
// Stopping the site's process group must not end the feed before the site: that would look like a failure.
process.on('SIGINT', () => undefined)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ url: `http://127.0.0.1:${port}/api/v2/get/cameras?key=${SAMPLE_KEY}` })
})
