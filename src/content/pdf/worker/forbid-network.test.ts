import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a process without network reaches nobody in any way', async () => {
  let visits = 0
  const server = createServer((_request, response) => {
    visits++
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null

  const script = `
    import { forbidNetwork } from ${JSON.stringify(fileURLToPath(new URL('./forbid-network.ts', import.meta.url)))}
    import http from 'node:http'
    import net from 'node:net'
    import dgram from 'node:dgram'
    forbidNetwork()
    const doors = [
      () => fetch('http://127.0.0.1:${port}/'),
      () => new Promise((_, fail) => http.get('http://127.0.0.1:${port}/').on('error', fail)),
      () => net.connect(${port}, '127.0.0.1'),
      () => net.createServer().listen(0),
      () => dgram.createSocket('udp4').send('x', ${port}, '127.0.0.1'),
    ]
    let refusals = 0
    for (const door of doors) try { await door() } catch { refusals++ }
    console.log(refusals)
    process.exit()`
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  await new Promise((resolve) => server.close(resolve))
  expect({ refusals: stdout.trim(), visits }).toEqual({ refusals: '5', visits: 0 })
})
