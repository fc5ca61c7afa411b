import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSender } from '../outbox/delivery.ts'
import { buildMailOptions, type MailAddresses } from './mail-options.ts'
import type { DkimKey } from './smtp-sender.ts'

/**
 * Writes each mail to its own file, `REFERENCE-ID.eml`, for a site without a mail server. Writing a mail again after a
 * crash replaces its file.
 */
export function createMailFolder(folder: string, dkim: DkimKey | null, addresses: MailAddresses): MailSender {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim === null ? {} : { dkim }),
  })
  return {
    kind: 'folder',
    place: folder,
    send: async (message) => {
      try {
        const { message: bytes } = await composer.sendMail(buildMailOptions(message, addresses))
        if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not composed in one piece')
        await storeFile(folder, `${message.reference}-${message.id}.eml`, bytes)
        return { kind: 'delivered', remark: null }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return { kind: 'failed', failure: { isPermanent: false, message } }
      }
    },
    close: () => composer.close(),
  }
}

/** Resolves once the file would survive a crash of the machine. Readers never see an incomplete file. */
async function storeFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${name}.part`)
  try {
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  // Windows cannot open a folder as a file (EPERM), and NTFS journals folder entries itself.
  if (process.platform === 'win32') return
  const entries = await open(folder, 'r')
  try {
    await entries.sync()
  } finally {
    await entries.close()
  }
}
