import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { CATEGORIES } from '../../src/contract/category.ts'
import { createRandom } from '../sample/seeded-random.ts'

export interface ContentSize {
  reports: number
  pages: number
}

const PUBLISHED = CATEGORIES.filter((category) => category !== 'none')

/** Fills `folder` with the sample site and small reports spread over all categories, each its own PDF. */
export async function generateContent(folder: string, { reports, pages }: ContentSize): Promise<void> {
  await cp('content', folder, { recursive: true })
  await mkdir(join(folder, 'files'), { recursive: true })
  for (let index = 0; index < reports; index++) {
    const id = `generated-${String(index).padStart(5, '0')}`
    await writeFile(join(folder, 'files', `${id}.pdf`), await writePdf(index, pages))
    await writeFile(join(folder, 'reports', `${id}.yaml`), entryOf(id, index))
  }
}

async function writePdf(index: number, pages: number): Promise<Buffer> {
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

/** The length of a page of an English report: about 300 words. */
const LINES_PER_PAGE = 30
const WORDS_A_LINE = 10

const WORDS = `lanes reopened minutes average crash debris shoulder responders arrived cleared verified
camera message sign corridor travel time reliability freeway express toll volume vehicles speed ramp signal
metering queue detector communication health arterial county interchange northbound southbound eastbound
westbound weekday peak hour incident clearance roadway response dispatched tow contractor patrol ranger assist
hurricane evacuation construction maintenance device uptime benefit cost annual plan goal partner agency district
performance compared previous period weekly mean median percent coverage preliminary revised figures published
the of and in to for a on with by at from was were is that this between during after before under over each all
most some few more less than about near through without across because while where which`.split(/\s+/)

/** One page of plausible text, the same for the same report and page on every machine. */
function generatePageText(report: number, page: number): string {
  const random = createRandom(`${report}/${page}`)
  const line = () => Array.from({ length: WORDS_A_LINE }, () => generateWord(random)).join(' ')
  const lines = Array.from({ length: LINES_PER_PAGE }, line)
  return [
    `Report ${report}, page ${page + 1}. Lanes reopened in ${20 + (report % 25)} minutes.`,
    ...lines,
  ].join('\n')
}

/** Mostly words that every report uses, some figures, and sometimes a name that few reports share. */
function generateWord(random: () => number): string {
  const kind = random()
  if (kind < 0.06) return String(Math.floor(random() * 2000) / 10)
  if (kind < 0.1) return `site-${Math.floor(random() * 20_000)}`
  // Squared: the first words are common and the last ones rare, as in real language.
  return WORDS[Math.floor(random() ** 2 * WORDS.length)] ?? 'lanes'
}
