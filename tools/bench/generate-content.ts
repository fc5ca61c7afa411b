import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { CATEGORIES } from '../../src/contract/category.ts'
import { generatePageText } from './generated-text.ts'

/** How much to generate. */
export interface ContentSize {
  reports: number
  /** Pages of each PDF. */
  pages: number
}

const PUBLISHED = CATEGORIES.filter((category) => category !== 'none')

/** Fills `folder` with the sample site and small reports spread over all categories, each its own PDF. */
export async function generateContent(folder: string, { reports, pages }: ContentSize): Promise<void> {
  await cp('content', folder, { recursive: true })
  await mkdir(join(folder, 'files'), { recursive: true })
  for (let index = 0; index < reports; index++) {
    const id = `generated-${String(index).padStart(5, '0')}`
    await writeFile(join(folder, 'files', `${id}.pdf`), await drawPdf(index, pages))
    await writeFile(join(folder, 'reports', `${id}.yaml`), entryOf(id, index))
  }
}

async function drawPdf(index: number, pages: number): Promise<Buffer> {
  const document = new PDFDocument({
    tagged: true,
    lang: 'en-US',
    info: { Title: `Generated report ${index}` },
  })
  for (let page = 0; page < pages; page++) {
    if (page > 0) document.addPage()
    document.text(generatePageText(index, page))
  }
  document.end()
  return Buffer.concat(await document.toArray())
}

function entryOf(id: string, index: number): string {
  const start = sundayOf(index)
  const end = new Date(start.getTime() + 6 * 86_400_000)
  return `category: ${PUBLISHED[index % PUBLISHED.length]}
title: Generated report ${index}
summary: A generated report for measuring.
language: en
period: { kind: week, start: ${dayOf(start)}, end: ${dayOf(end)}, label: Week ${index} }
publishedOn: ${dayOf(end)}
status: final
file: ${id}.pdf
sample: true
`
}

/** The Sunday `index` weeks after the first of January 2006, itself a Sunday. */
function sundayOf(index: number): Date {
  return new Date(Date.UTC(2006, 0, 1) + (index % 1000) * 7 * 86_400_000)
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
