import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, SETTING_NAMES } from './config.ts'
import { findDkimErrors } from './secret-files.ts'
import { aFolder } from './testing/a-folder.ts'

async function aSecretFile(text: string): Promise<string> {
  const path = join(await aFolder(), 'secret')
  await writeFile(path, text)
  return path
}

test('every secret may be in a file, and the line break at its end is not part of it', async () => {
  const outcome = readConfig({
    SMTP_URL_FILE: await aSecretFile('smtps://user:secret@mail.example.gov\n'),
    DATABASE_URL_FILE: await aSecretFile('\uFEFFpostgres://user:secret@db.example.gov/site\r\n'),
    CAMERA_FEED_KEY_FILE: await aSecretFile('key'),
  })
  expect(outcome).toMatchObject({
    config: {
      databaseUrl: 'postgres://user:secret@db.example.gov/site',
      mail: { smtpUrl: 'smtps://user:secret@mail.example.gov' },
      cameras: { key: 'key' },
    },
  })
})

test('problems with secret files are listed with all others, without their paths', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'folder'))
  const outcome = readConfig({
    PORT: 'many',
    DATABASE_URL_FILE: join(folder, 'missing'),
    SMTP_URL_FILE: join(folder, 'folder'),
    CAMERA_FEED_KEY_FILE: await aSecretFile(' \n'),
  })
  expect(outcome).toEqual({
    kind: 'broken',
    issues: [
      'DATABASE_URL_FILE names a file that does not exist',
      'SMTP_URL_FILE names a folder instead of a file',
      'CAMERA_FEED_KEY_FILE names an empty file',
      'PORT must be a whole number from 0 to 65535',
    ],
  })
})

test('a secret set twice is refused, even with the same value', async () => {
  const outcome = readConfig({ CAMERA_FEED_KEY: 'key', CAMERA_FEED_KEY_FILE: await aSecretFile('key') })
  expect(outcome).toEqual({
    kind: 'broken',
    issues: ['CAMERA_FEED_KEY and CAMERA_FEED_KEY_FILE are both set: keep one of them'],
  })
})

test('a file with several lines is refused as a secret', async () => {
  const outcome = readConfig({ SMTP_URL_FILE: await aSecretFile('smtp://one.example.gov\nsmtp://two') })
  expect(outcome).toEqual({
    kind: 'broken',
    issues: ['SMTP_URL_FILE names a file with several lines, but it must have one'],
  })
})

test('a mail signing key that is missing, empty or not a key gets its own message, without the path', async () => {
  const folder = await aFolder()
  expect(
    [join(folder, 'missing'), folder, await aSecretFile(' \n'), await aSecretFile('no key')].flatMap(
      findDkimErrors,
    ),
  ).toEqual([
    'DKIM_KEY_FILE names a file that does not exist',
    'DKIM_KEY_FILE names a folder instead of a file',
    'DKIM_KEY_FILE names an empty file',
    'DKIM_KEY_FILE names a file that is not a private key in PEM format',
  ])
  expect(findDkimErrors(' ')).toEqual([])
})

test('an empty file name counts as not set', () => {
  expect(readConfig({ SMTP_URL_FILE: '', DATABASE_URL_FILE: ' ' })).toEqual(readConfig({}))
})

test('every setting with a secret can be read from a file', () => {
  const secrets = SETTING_NAMES.filter(
    (name) => /_(KEY|SECRET|TOKEN|PASSWORD)$/.test(name) || /^(DATABASE|SMTP)_URL$/.test(name),
  )
  expect(secrets.length).toBeGreaterThan(2)
  expect(secrets.filter((name) => !SETTING_NAMES.includes(`${name}_FILE`))).toEqual([])
})
