import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A server started as an operator starts it: its own process, configured by its environment. */
export interface RunningServer {
  url: string
  /** Every line logged so far. */
  lines: readonly string[]
  process: ChildProcess
  /** Waits until a line that contains `text` was logged, now or earlier. */
  logged: (text: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the built server on a content folder and waits until it has read it; `flags` are Node's. */
export async function startServer(
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...flags, 'src/server/main.ts'], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that times out must not leave a server behind.
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))
  const lines: string[] = []
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const output = createInterface(child.stdout)
  const url = await new Promise<string>((resolve, reject) => {
    output.on('line', (line) => {
      lines.push(line)
      const address = startedAddress(line)
      if (address !== null) resolve(address)
    })
    child.once('exit', (code) =>
      reject(new Error(`The server stopped with ${code}: ${errors}${lines.join('\n')}`)),
    )
  })
  const stop = async () => {
    // If killed by a signal, it has no exit code.
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const logged = async (text: string) => {
    while (!lines.some((line) => line.includes(text))) await once(output, 'line')
  }
  return { url, lines, process: child, logged, stop }
}

/** The address in the line a server logs once it has read its content; `null` for any other line. */
function startedAddress(line: string): string | null {
  const event: { msg?: string; url?: string } = line.startsWith('{') ? JSON.parse(line) : {}
  return event.msg?.startsWith('Started') === true ? (event.url ?? null) : null
}
