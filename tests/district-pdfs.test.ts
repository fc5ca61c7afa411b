import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { aSharedReader } from '../tools/testing/shared-pdf-cache.ts'
import { someOf } from '../tools/testing/test-cases.ts'
import { DISTRICTS, foreignNamesFor } from './e2e/support/districts.ts'

const FOLDER = join(import.meta.dirname, 'districts')

test.each(someOf(DISTRICTS, 3))(
  'no PDF of %s names another district, and each declares its language',
  async (name) => {
    const foreignIn = await foreignNamesFor(name)
    const reader = aSharedReader()
    const entries = await Array.fromAsync(glob(join(FOLDER, name, 'reports/*.yaml')), (path) =>
      readFile(path, 'utf8'),
    )
    const reports = entries.map((text): { file: string; language: string } => parse(text))
    const files = await Array.fromAsync(glob(join(FOLDER, name, 'files/*.pdf')))
    expect(files.map((file) => basename(file)).toSorted()).toEqual(reports.map(({ file }) => file).toSorted())
    for (const { file, language } of reports) {
      const reading = await reader.read(join(FOLDER, name, 'files', file))
      if (reading.kind === 'unread' || reading.outcome.kind !== 'read') throw new Error(`${file} is unread`)
      const { title, language: inFile, texts } = reading.outcome.facts
      expect({ file, title, inFile }).toEqual({
        file,
        title: expect.stringMatching(/\w/),
        inFile: expect.stringMatching(`^${language}(-|$)`),
      })
      expect(foreignIn([title, ...(await texts.read())].join('\n')), file).toEqual([])
    }
  },
)
