import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { afterFailure } from '../../src/server/outbox/after-failure.ts'
import { forSite } from '../../src/server/outbox/database.ts'
import { createDatabase } from '../../src/server/outbox/open-database.ts'
import { announceErasures, eraseDeadBodies } from '../../src/server/outbox/outbox-maintenance.ts'
import { storeMessage } from '../../src/server/outbox/store-message.ts'
import { claimMessage, settleMessage } from '../../src/server/outbox/stored-messages.ts'
import { aFeedback, aNewMessage } from '../../src/server/outbox/testing/a-message.ts'
import { aFolder } from '../../src/server/testing/a-folder.ts'
import { runOutbox, runOutboxProcess } from './testing/run-outbox.ts'

/** An outbox with one dead message, held open like a server's. */
async function anOutbox() {
  const dataDir = await aFolder()
  const database = createDatabase({ dataDir, databaseUrl: null }, () => undefined)
  onTestFinished(() => database.close())
  const message = aNewMessage({ payload: aFeedback({ message: 'The text of a visitor.' }) })
  await storeMessage(database, message, null)
  const now = new Date()
  const claimed = await claimMessage(database, { claimant: 'test', now, until: now })
  if (claimed === null) throw new Error('no message was due')
  const dead = afterFailure(claimed, now, { isPermanent: true, message: 'SMTP 550 at RCPT TO: unknown' })
  await settleMessage(database, dead, 'test')
  const run = (...args: string[]) => runOutbox(args, { DATA_DIR: dataDir })
  return { database, dataDir, message, run }
}

test('the list shows every message, its state and its reason, and no text of a visitor', async () => {
  const { message, run } = await anOutbox()
  const { output, errors, code } = await run('list')
  expect(code).toBe(0)
  const [head = '', line = ''] = output.split('\n')
  expect(head).toMatch(/^REFERENCE +KIND +STATE +RECEIVED +TRIES +WHAT NEXT$/)
  expect(line).toMatch(new RegExp(`^${message.reference} +feedback +dead +\\S+Z +1 +needs a person since`))
  expect(line).toContain('SMTP 550 at RCPT TO: unknown')
  expect(output).not.toContain('text of a visitor')
  expect(errors).toContain('1 message in ')
  expect((await run('list', '--state', 'sent')).output.trim().split('\n')).toHaveLength(1)
})

test('with several sites the list names the site, and can show a single one', async () => {
  const { database, message, run } = await anOutbox()
  const sent = aNewMessage()
  await storeMessage(forSite(database, 'north.example.gov'), sent, null)
  const [head = '', ...lines] = (await run('list')).output.trim().split('\n')
  expect(head).toMatch(/^SITE +REFERENCE/)
  expect(lines.join('\n')).toMatch(new RegExp(`^north.example.gov +${sent.reference}`, 'm'))
  expect(lines.join('\n')).toMatch(new RegExp(`^ +${message.reference}`, 'm'))
  expect((await run('list', '--site', 'north.example.gov')).output).not.toContain(message.reference)
  expect((await run('show', sent.reference)).output).toContain('Site: north.example.gov')
})

test('one message is shown in full, by reference or by id', async () => {
  const { message, run } = await anOutbox()
  const { output, code } = await run('show', message.id)
  expect(code).toBe(0)
  expect(output).toContain('> The text of a visitor.')
  expect(output).toContain(`Message-ID: ${message.messageId}`)
  expect((await run('show', message.reference)).output).toBe(output)
  const unknown = await run('show', 'FB-2222-2222')
  expect(unknown).toMatchObject({ code: 1, output: '' })
  expect(unknown.errors).toContain('There is no message "FB-2222-2222"')
})

test('a dead message can be retried, and draining sends all that wait', async () => {
  const { message, dataDir, run } = await anOutbox()
  const drained = await runOutboxProcess(['drain'], { DATA_DIR: dataDir })
  expect(drained).toMatchObject({ code: 1, errors: '0 still waiting, 1 dead\n' })
  expect((await run('retry', message.reference)).output).toBe(
    `${message.reference} (feedback) is tried again\n`,
  )
  expect(await run('drain')).toMatchObject({ code: 0, output: `${message.reference} (feedback) sent\n` })
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1)
  const again = await run('retry', message.reference)
  expect(again.code).toBe(1)
  expect(again.errors).toContain('was already sent')
})

test('list and show report when the text of an undeliverable message will be erased', async () => {
  const { database, dataDir, message, run } = await anOutbox()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect((await run('list')).output).toContain(`, text will be erased on ${inDays(90)}: SMTP 550`)
  expect((await run('show', message.id)).output).toContain(`, text will be erased on ${inDays(90)}: SMTP 550`)
  const sooner = await runOutbox(['list'], { DATA_DIR: dataDir, MESSAGE_DEAD_RETENTION_DAYS: '30' })
  expect(sooner.output).toContain(`, text will be erased on ${inDays(30)}`)

  await announceErasures(database, new Date(Date.now() + 80 * 86_400_000), 90)
  await eraseDeadBodies(database, new Date(Date.now() + 100 * 86_400_000), 90)
  expect((await run('list')).output).toMatch(/undeliverable since \S+Z, text erased: SMTP 550/)
  expect((await run('show', message.id)).output).toContain('Its text was erased')
  const retried = await run('retry', message.reference)
  expect(retried).toMatchObject({ code: 1, errors: expect.stringContaining('has no text left') })
})

test('where there is no outbox, none is created', async () => {
  const dataDir = await aFolder()
  const { code, errors } = await runOutbox(['list'], { DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(errors).toContain('There is no outbox in')
  expect(await readdir(dataDir)).toEqual([])
})

test('every command explains itself', async () => {
  const { code, output } = await runOutbox(['drain', '--help'], {})
  expect(code).toBe(0)
  expect(output).toMatch(/^Usage: npm run outbox -- drain/)
})
