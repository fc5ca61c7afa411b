import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { onePagePdf } from '../../tests/pdf/written-pdf.ts'
import { canMountDisks } from '../testing/can-mount-disks.ts'
import { SHARED_DATA_DIR } from '../testing/shared-pdf-cache.ts'
import { isEveryCase } from '../testing/test-cases.ts'
import { aPublishing, type TestPublishing } from './testing/a-publishing.ts'

const COMMAND = fileURLToPath(new URL('../content.ts', import.meta.url))

/** Mounts a disk of that many KB over a folder, with its contents, for a single command. */
const WITH_SMALL_DISK = `set -e
cp -a "$1" "$1.before"; mount -t tmpfs -o size="$2"k,mode=755 tmpfs "$1"; cp -a "$1.before/." "$1"; rm -r "$1.before"
shift 2
set +e; "$@"; code=$?
echo; ls -A "$FOLDER/files" "$FOLDER/reports"; cat "$FOLDER"/reports/*
exit $code`

/** Runs a command while the disk of one subfolder has that many KB free. */
async function runOnSmallDisk({ folder }: TestPublishing, part: string, kilobytes: number, args: string[]) {
  const all = [join(folder, part), String(kilobytes), process.execPath, COMMAND, ...args, '--folder', folder]
  const unshare = ['--user', '--map-root-user', '--mount', 'sh', '-c', WITH_SMALL_DISK, 'sh', ...all]
  const child = spawn('unshare', unshare, {
    env: { ...process.env, FOLDER: folder, DATA_DIR: SHARED_DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, err }
}

/** Writes a PDF of about 300 KB outside the folder. */
async function aLargePdf({ folder }: TestPublishing): Promise<string> {
  const path = join(folder, '.large.pdf')
  await writeFile(path, Buffer.concat([onePagePdf({}), Buffer.from(`%${'x'.repeat(300_000)}\n`)]))
  return path
}

const ADD = [
  '--category',
  'metrics_freeway_monthly',
  '--period',
  '2026-10',
  '--title',
  'Freeways, October 2026',
]

/** A new report's file that does not fit, and an existing report's note. */
const USUAL = [0, 3]
const CASES: readonly [string, string, number, (pdf: string) => string[]][] = [
  ['a PDF that does not fit', 'files', 96, (pdf) => ['add', 'report', pdf, ...ADD]],
  ['an entry that does not fit', 'reports', 4, (pdf) => ['add', 'report', pdf, ...ADD]],
  [
    'a correction that does not fit',
    'files',
    96,
    (pdf) => ['revise', 'report', 'annual-fy2026', pdf, '--note', 'x'],
  ],
  [
    'a note of a correction',
    'reports',
    4,
    (pdf) => ['revise', 'report', 'annual-fy2026', pdf, '--note', 'x'],
  ],
  ['an archive note that does not fit', 'reports', 4, () => ['archive', 'annual-fy2026']],
]

test.runIf(canMountDisks()).each(CASES.filter((_, index) => isEveryCase || USUAL.includes(index)))(
  'on a full disk %s is reported with a message, and nothing changes',
  async (_, part, kilobytes, args) => {
    const publishing = await aPublishing()
    const entry = await readFile(join(publishing.folder, 'reports/annual-fy2026.yaml'), 'utf8')
    const pdf = await aLargePdf(publishing)
    const { code, out, err } = await runOnSmallDisk(publishing, part, kilobytes, args(pdf))
    expect(err).toMatch(/(: t|T)he disk is full: make room and try again\.\n$/)
    const files = `${publishing.folder}/files:\nannual-fy2026.pdf\n`
    const reports = `${publishing.folder}/reports:\nannual-fy2026.yaml\n`
    expect({ code, out }).toEqual({ code: 1, out: `\n${files}\n${reports}${entry}` })
  },
)
