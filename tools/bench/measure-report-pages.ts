import { performance } from 'node:perf_hooks'
import type { Figure } from './figure.ts'
import { median } from './median.ts'

/** So many reports' pages are asked for, which nobody has asked for before. */
const PAGES = 200

/** How long the page of a report takes that is drawn when it is first asked for, and when it is asked for again. */
export async function measureReportPages(url: string): Promise<Figure[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*(\/app\/[a-z]+\/generated-\d+)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  const step = Math.max(1, Math.floor(paths.length / PAGES))
  const requested = paths.filter((_, index) => index % step === 0)
  const first: number[] = []
  const again: number[] = []
  for (const path of requested) {
    first.push(await timeRequest(url + path))
    again.push(await timeRequest(url + path))
  }
  return [
    { name: 'Page of a report, drawn when first asked for', value: median(first), unit: 'ms', budget: null },
    { name: '  the same asked for again', value: median(again), unit: 'ms', budget: null },
  ]
}

async function timeRequest(address: string): Promise<number> {
  const startedMs = performance.now()
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - startedMs
}
