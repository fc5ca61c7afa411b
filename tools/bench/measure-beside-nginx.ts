import { join } from 'node:path'
import { findChildren } from '../testing/child-processes.ts'
import { runExport, serveExport } from '../testing/exported-copy.ts'
import { findNginx, NO_NGINX } from '../testing/find-nginx.ts'
import type { RunningServer } from '../testing/running-server.ts'
import type { Figure } from './figure.ts'
import { measureRun, RUNS } from './measure-requests.ts'
import { median } from './median.ts'

/** A script as any page of the site names it. */
const SCRIPT = /\/assets\/entry-client-[\w-]+\.js/

/**
 * CPU of a page and of a script from the server, and from nginx with the exported site: the same bytes, packed
 * beforehand by both. Nothing where this machine has no nginx.
 */
export async function measureBesideNginx(server: RunningServer, place: string): Promise<Figure[]> {
  const bin = findNginx()
  if (bin === null) {
    process.stderr.write(`${NO_NGINX}\n`)
    return []
  }
  const out = join(place, 'exported')
  await runExport(out, { DATA_DIR: join(place, 'export-var'), PUBLIC_URL: server.url })
  const nginx = await serveExport(bin, out, server.url)
  try {
    const [worker = nginx.pid] = findChildren(nginx.pid, 'nginx')
    const page = '/app/documents'
    const script = SCRIPT.exec(await (await fetch(server.url + page)).text())?.[0] ?? page
    const figures: Figure[] = []
    for (const [name, path] of [['page', page] as const, ['script', script] as const]) {
      const ours: number[] = []
      const theirs: number[] = []
      // In turns, so that a busy moment of the machine touches both.
      for (let run = 0; run < RUNS; run++) {
        ours.push(await measureRun(server.url + path, server.process.pid ?? 0))
        theirs.push(await measureRun(nginx.url + path, worker))
      }
      figures.push({
        name: `CPU of a ${name} of the sample site`,
        value: median(ours),
        unit: 'µs',
        budget: null,
      })
      figures.push({ name: '  from nginx, exported', value: median(theirs), unit: 'µs', budget: null })
    }
    return figures
  } finally {
    await nginx.stop()
  }
}
