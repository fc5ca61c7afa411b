import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { claimName, copyAside, writeNew } from './exclusive-files.ts'

/** What is to be put into the content folder. */
export interface Placement {
  folder: string
  /** The PDF, and the hash of the bytes that were read and found fit. */
  source: string
  sha256: string
  id: string
  /** A generated id may get a number at its end; one that a person gave may not. */
  isIdGiven: boolean
  entryText: (file: string) => string
}

export type PlacedOutcome = { kind: 'placed'; report: PlacedReport } | { kind: 'declined'; message: string }

/** A report that lies in the content folder. */
export interface PlacedReport {
  id: string
  /** Inside the content folder. */
  pdf: string
  entry: string
  /** Takes both away again, the entry first. */
  remove: () => Promise<void>
}

// Fifty different reports of one category and period are a mistake, not a need.
const MAX_SUFFIX = 50

/**
 * Puts a PDF into `files/` and its entry into `reports/`, the entry last. Replaces nothing: whoever
 * has the name of the PDF has the id, also when two publish at the same moment.
 */
export async function placeReport(placement: Placement, reader: PdfReader): Promise<PlacedOutcome> {
  const { folder, source, sha256, id, isIdGiven } = placement
  const aside = await copyAside(source, join(folder, 'files'))
  try {
    if ((await hashOf(aside, reader)) !== sha256) {
      return declined(
        `${source} changed while it was copied: wait until it is saved completely and try again.`,
      )
    }
    for (let number = 1; number <= MAX_SUFFIX; number++) {
      const candidate = number === 1 ? id : `${id}-${number}`
      const report = await placeAs(candidate, aside, placement)
      if (report !== null) return { kind: 'placed', report }
      if ((await hashOf(join(folder, 'files', `${candidate}.pdf`), reader)) === sha256)
        return declined(sameWords(folder, candidate))
      if (isIdGiven) return declined(takenWords(folder, candidate))
    }
    return declined(
      `There are ${MAX_SUFFIX} reports named "${id}" already: give this one a name of its own with --id.`,
    )
  } finally {
    await rm(aside, { force: true })
  }
}

/** `null`: the id is taken. */
async function placeAs(
  id: string,
  aside: string,
  { folder, entryText }: Placement,
): Promise<PlacedReport | null> {
  const file = `${id}.pdf`
  const pdfPath = join(folder, 'files', file)
  const entryPath = join(folder, 'reports', `${id}.yaml`)
  if (hasEntry(folder, id) || !(await claimName(aside, pdfPath))) return null
  let isWritten = false
  try {
    isWritten = await writeNew(entryPath, entryText(file))
  } finally {
    // The name was claimed by us, so nobody else's entry speaks of this file.
    if (!isWritten) await rm(pdfPath, { force: true })
  }
  if (!isWritten) return null
  const remove = async (): Promise<void> => {
    await rm(entryPath, { force: true })
    await rm(pdfPath, { force: true })
  }
  return { id, pdf: `files/${file}`, entry: `reports/${id}.yaml`, remove }
}

async function hashOf(path: string, reader: PdfReader): Promise<string | null> {
  const reading = await reader.read(path)
  return reading.kind === 'examined' ? reading.sha256 : null
}

function sameWords(folder: string, id: string): string {
  return hasEntry(folder, id)
    ? `This PDF is published already: its entry is reports/${id}.yaml. To say something else about it, edit that file.`
    : `files/${id}.pdf is this very PDF and has no entry. ${leftoverAdvice(id)}`
}

function takenWords(folder: string, id: string): string {
  return hasEntry(folder, id)
    ? `The id "${id}" is taken, and a published report is never replaced: give another one with --id, or edit reports/${id}.yaml.`
    : `The name files/${id}.pdf is taken by another PDF, which has no entry. ${leftoverAdvice(id)}`
}

function leftoverAdvice(id: string): string {
  return `Somebody is publishing it right now, or was interrupted: if nobody is, delete files/${id}.pdf and try again.`
}

function hasEntry(folder: string, id: string): boolean {
  return existsSync(join(folder, 'reports', `${id}.yaml`))
}

function declined(message: string): PlacedOutcome {
  return { kind: 'declined', message }
}
