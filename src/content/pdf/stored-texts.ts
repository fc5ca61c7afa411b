import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { PageTexts } from '../page-texts.ts'

/** What the cache says of texts that lie beside it. */
export const StoredTextsFacts = v.object({
  sha256: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  hasWords: v.boolean(),
})

/** The texts of one PDF as the cache keeps them. They are read each time they are asked for, which takes a tenth of a millisecond. */
export class StoredTexts implements PageTexts {
  readonly path: string
  readonly sha256: string
  readonly count: number
  readonly hasWords: boolean

  constructor(path: string, { sha256, count, hasWords }: v.InferOutput<typeof StoredTextsFacts>) {
    this.path = path
    this.sha256 = sha256
    this.count = count
    this.hasWords = hasWords
  }

  read(): readonly string[] {
    return v.parse(v.array(v.string()), JSON.parse(readFileSync(this.path, 'latin1')))
  }
}
