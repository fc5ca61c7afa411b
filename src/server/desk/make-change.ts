import type { PdfReader } from '../../content/pdf/pdf-facts.ts'
import { type Published, type Publishing, Refusal, systemMessage } from '../../publishing/publishing.ts'
import { type DeskVisit, personOf } from './desk-call.ts'

/** What the desk changes. */
export interface DeskDoor {
  /** The content folder, absolute. */
  folder: string
  reader: PdfReader
  /** The site's own origin. */
  publicUrl: () => string
  /** Shows what is in the folder now. */
  showChange: () => Promise<void>
}

/**
 * Makes a change on record of who is signed in, and waits until the site shows it. Returns why not, in words for that
 * person; `null`: it was made.
 */
export async function makeChange(
  { folder, reader, publicUrl, showChange }: DeskDoor,
  visit: DeskVisit,
  work: (publishing: Publishing) => Promise<Published>,
): Promise<string | null> {
  const { name, names } = personOf(visit).person
  const [known] = names
  const who = known === undefined || known === name ? name : `${name} (${known})`
  const why = (visit.form.reason ?? visit.form.why)?.trim() || null
  try {
    // What may be a slip is asked for on the pages of the desk, before it comes here.
    const publishing = { folder, reader, publicUrl: publicUrl(), confirm: async () => undefined }
    await work({ ...publishing, by: { who, why } })
  } catch (error) {
    const message = error instanceof Refusal ? error.message : systemMessage(error)
    if (message === null) throw error
    return message
  }
  visit.request.log.info({}, 'The content was changed at the desk')
  await showChange()
  return null
}
