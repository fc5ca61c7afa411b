import { readFile } from 'node:fs/promises'
import { findChildren } from '../testing/child-processes.ts'

/** Ticks of the kernel's clock for processes; every Linux for PCs and servers has 100 a second. */
const TICKS_PER_SECOND = 100

/** CPU a process has used so far, in user and system mode, microseconds. Linux only. */
export async function readCpuMicros(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / TICKS_PER_SECOND
}

/** Memory a process holds now, megabytes. Linux only. */
export async function readRssMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000
}

/** Memory that the processes a process has started with that program hold for themselves alone, megabytes. Linux only. */
export async function readOwnMegabytesOfChildren(pid: number, program: string): Promise<number> {
  const sizes = await Promise.all(
    findChildren(pid, program).map(async (child) => {
      const parts = await readFile(`/proc/${child}/smaps_rollup`, 'utf8')
      return [...parts.matchAll(/^Private_\w+:\s+(\d+)/gm)].reduce((sum, [, size]) => sum + Number(size), 0)
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
