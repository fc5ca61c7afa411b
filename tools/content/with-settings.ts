import { type Config, parseConfig } from '../../src/server/config.ts'
import { systemSentence } from './system-sentence.ts'

/** Gives a command the settings and turns its success, and what the system declines, into an exit code. */
export async function withSettings(command: (config: Config) => Promise<boolean>): Promise<void> {
  const settings = parseConfig(process.env)
  if (settings.kind === 'broken') {
    for (const issue of settings.issues) process.stderr.write(`${issue}\n`)
    process.exitCode = 1
    return
  }
  try {
    if (!(await command(settings.config))) process.exitCode = 1
  } catch (error) {
    const sentence = systemSentence(error)
    if (sentence === null) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
  }
}
