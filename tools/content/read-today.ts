import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSiteFile } from '../../src/content/parse-site-file.ts'

/**
 * The calendar day in the time zone that the folder's `site.yaml` names and whether that says the content is a
 * sample, or a sentence that says why neither is known.
 */
export async function readToday(
  folder: string,
): Promise<{ kind: 'read'; day: string; isSample: boolean } | { kind: 'declined'; message: string }> {
  let text: string
  try {
    text = await readFile(join(folder, 'site.yaml'), 'utf8')
  } catch {
    return declined(
      `${folder} is no content folder, for it holds no site.yaml that can be read: name another with --folder.`,
    )
  }
  const site = parseSiteFile(text)
  if (site.kind === 'faulty') {
    const list = site.issues.map(
      ({ line, message }) => `  site.yaml${line === null ? '' : `:${line}`} ${message}`,
    )
    return declined(`Nothing was published: mend site.yaml first.\n${list.join('\n')}`)
  }
  const { district, sample } = site.value.value
  return { kind: 'read', day: dayIn(district.timeZone, new Date()), isSample: sample }
}

/** `YYYY-MM-DD`; the Canadian way of writing days is the same. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

function declined(message: string): { kind: 'declined'; message: string } {
  return { kind: 'declined', message }
}
