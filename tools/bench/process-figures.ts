/** What a server tells of its process at `/metrics`. */
export interface WatchedFigures {
  rssMegabytes: number
  openFiles: number
  /** By how much 99 of 100 timers were late at most since the reading before, milliseconds. */
  lateMs: number
}

export async function readProcessFigures(url: string): Promise<WatchedFigures> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const readValue = (series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `))
    if (line === undefined) throw new Error(`The server does not tell ${series}`)
    return Number(line.slice(series.length + 1))
  }
  return {
    rssMegabytes: readValue('site_process_resident_bytes') / 1_000_000,
    openFiles: readValue('site_process_open_files'),
    lateMs: readValue('site_loop_delay_seconds{at="p99"}') * 1000,
  }
}
