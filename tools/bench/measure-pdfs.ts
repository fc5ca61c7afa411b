import { fork } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { deriveReading } from '../../src/content/pdf/worker/derive-reading.ts'
import { madePdf } from '../../tests/pdf/made-pdf.ts'
import { type Tag, tag, taggedPdf } from '../../tests/pdf/tagged-pdf.ts'
import { onePagePdf, stream } from '../../tests/pdf/written-pdf.ts'
import { type RunningServer, startServer } from '../testing/running-server.ts'
import { type Figure, figure, percentile } from './figure.ts'
import { sendEvenly } from './send-requests.ts'

const AWKWARD = 300
const BUDGET_CPU_MS = 80
const BUDGET_PAGE_KB = 60
const BUDGET_HEALTH_MS = 250
const REQUESTS_PER_SECOND = 50
/** One in 12 files takes seconds: an office that publishes 300 files waits, but visitors do not. */
const SLOW_ONE_IN = 12
/** A text file with the name of a PDF: the last entry to be written. */
const LAST = 'awkward-last'

/**
 * What PDFs cost: the CPU of turning a report page into HTML, the largest such page, and how long `/healthz` takes
 * while 300 files are read that are damaged, endless, encrypted, huge or deceptive.
 */
export async function measurePdfs(place: string): Promise<Figure[]> {
  const content = join(place, 'pdf-content')
  await cp('content', content, { recursive: true })
  const derived = await measureDeriving(join(content, 'files'))
  const server = await startServer({ CONTENT_DIR: content, DATA_DIR: join(place, 'pdf-var') })
  try {
    await server.logged('Search is ready')
    const largest = await measureReadPages(server.url)
    return [...derived, ...largest, ...(await measureHealth(server, content))]
  } finally {
    await server.stop()
  }
}

async function measureDeriving(files: string): Promise<Figure[]> {
  let pages = 0
  const open = (data: Uint8Array) =>
    getDocument({ data: new Uint8Array(data), verbosity: VerbosityLevel.ERRORS })
  const derive = async (path: string) => {
    const sha256 = hash('sha256', await readFile(path))
    await deriveReading(
      { path, textBudgetMs: 0, checkBudgetMs: 60_000 },
      { sha256, accessibility: 'tagged' },
      (data) => {
        const task = open(data)
        void task.promise.then(({ numPages }) => {
          pages += numPages
        })
        return task
      },
    )
  }
  const paths = (await readdir(files)).map((name) => join(files, name))
  // A worker reads many files, so what the first one loads is not the cost of a page.
  await derive(paths[0] ?? '')
  pages = 0
  const before = process.cpuUsage()
  for (const path of paths) await derive(path)
  const { user, system } = process.cpuUsage(before)
  const cpuMs = (user + system) / 1000 / pages
  return [figure(`CPU of turning one of ${pages} PDF pages into HTML`, cpuMs, 'ms', BUDGET_CPU_MS)]
}

async function measureReadPages(url: string): Promise<Figure[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/app\/[^<]+\/read)</g)].map(
    ([, path = '']) => path,
  )
  if (paths.length === 0) throw new Error('No report has a web page')
  let largest = 0
  for (const path of paths)
    largest = Math.max(largest, (await (await fetch(url + path)).arrayBuffer()).byteLength)
  const name = `Largest of ${paths.length} reports as a web page, before compression`
  return [figure(name, largest / 1000, 'KB', BUDGET_PAGE_KB)]
}

async function measureHealth(server: RunningServer, content: string): Promise<Figure[]> {
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [`${server.url}/healthz`])
  const [bareUrl] = await once(bare, 'message')
  await writeAwkwardFiles(content)
  const start = performance.now()
  // Refused files are logged once everything has been read.
  const isRead = new AbortController()
  void server.logged(LAST).then(() => isRead.abort())
  const [{ waits: ours }, { waits: theirs }] = await Promise.all([
    sendEvenly({ addresses: [`${server.url}/healthz`], perSecond: REQUESTS_PER_SECOND }, isRead.signal),
    sendEvenly({ addresses: [String(bareUrl)], perSecond: REQUESTS_PER_SECOND }, isRead.signal),
  ])
  const seconds = (performance.now() - start) / 1000
  bare.kill()
  const refused = server.lines.filter((line) => line.includes('"Content problem"')).length
  return [
    figure(`Reading ${AWKWARD} awkward PDFs, of which ${refused} are refused`, seconds, 's'),
    figure(
      `  longest of ${ours.length} responses of /healthz meanwhile`,
      Math.max(...ours),
      'ms',
      BUDGET_HEALTH_MS,
    ),
    figure('  999 of 1,000 at most', percentile(ours, 0.999), 'ms'),
    figure('  longest of a bare node:http server at the same time', Math.max(...theirs), 'ms'),
    figure('  999 of 1,000 at most', percentile(theirs, 0.999), 'ms'),
  ]
}

async function writeAwkwardFiles(content: string): Promise<void> {
  const { quick, slow } = await awkwardKinds()
  const ids = Array.from({ length: AWKWARD - 2 }, (_, index) => `awkward-${index + 1}`)
  const fileOf = (id: string) => join(content, 'files', `${id}.pdf`)
  for (const [index, id] of ids.entries()) {
    const kinds = index % SLOW_ONE_IN === 0 ? slow : quick
    const bytes = kinds[Math.floor(index / SLOW_ONE_IN) % kinds.length] ?? Buffer.alloc(0)
    // A file that was read before is not read again.
    await writeFile(fileOf(id), Buffer.concat([bytes, Buffer.from(`\n% ${id}\n`)]))
  }
  // Larger than any file that is read; a sparse file.
  await writeFile(fileOf('awkward-huge'), '%PDF-1.7\n')
  await truncate(fileOf('awkward-huge'), 2_000_000_000)
  await writeFile(fileOf(LAST), 'Not a PDF at all')
  for (const id of [...ids, 'awkward-huge', LAST]) {
    const entry = `category: documents_masterPlans
title: Awkward plan ${id}
summary: A file that is hard to read, for measuring.
language: en
period: { kind: none, start: 2020-01-01, end: 2029-12-31, label: 2020–2029 }
publishedOn: 2020-01-15
status: final
file: ${id}.pdf
sample: true
`
    await writeFile(join(content, 'reports', `${id}.yaml`), entry)
  }
}

/** PDFs that are damaged, encrypted or deceptive, and PDFs that take long to read. */
async function awkwardKinds(): Promise<{ quick: readonly Buffer[]; slow: readonly Buffer[] }> {
  const whole = await readFile('content/files/annual-report-fy2026.pdf')
  const scrambled = Buffer.from(whole)
  for (let at = 2000; at < scrambled.length; at += 997) scrambled[at] = at % 256
  const wide = tag('TD', [], '/A << /O /Table /ColSpan 1000000000 /RowSpan 1000000000 >>')
  let nested: Tag = tag('Sect')
  for (let depth = 0; depth < 600; depth++) nested = tag('Sect', [nested])
  const bomb = stream(Buffer.alloc(70_000_000, ' '), '/Type /XObject /Subtype /Form /BBox [0 0 9 9]', true)
  const painted = { content: '/Artifact BMC /X Do EMC', resources: '/XObject << /X 9 0 R >>' }
  const endless = stream(
    '/X Do '.repeat(10),
    '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 9 0 R >> >>',
  )
  return {
    quick: [
      whole,
      whole.subarray(0, whole.length * 0.6),
      scrambled,
      Buffer.from('PK\u0003\u0004 word/document.xml'),
      await madePdf({ userPassword: 'secret' }),
      taggedPdf({ tree: [nested] }),
      taggedPdf({ tree: [tag('Table', [tag('TR', [wide])])] }),
      onePagePdf({ mediaBox: '[0 0 100000000 100000000]' }),
      onePagePdf({ startXref: 99_999 }),
    ],
    slow: [
      // A form that paints itself ten times, and so never ends.
      taggedPdf({ ...painted, more: [endless] }),
      taggedPdf({ ...painted, more: [bomb] }),
      taggedPdf({ tree: Array.from({ length: 20_000 }, () => tag('P')) }),
      onePagePdf({ content: stream('BT /F1 2 Tf (Freeway) Tj ET\n'.repeat(300_000), '', true) }),
      await madePdf({ tagged: true }, (pdf) => {
        for (let page = 0; page < 200; page++)
          pdf.addPage().text(`Page ${page} says nothing new. `.repeat(60))
      }),
    ],
  }
}
