import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const SCRIPT = join(import.meta.dirname, '..', '..', 'outbox.ts')

/** Runs `npm run outbox -- …` as an operator does, and waits for its end. */
export async function runOutbox(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, output, errors }
}
