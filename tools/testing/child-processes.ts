import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started and whose command line holds `program`, by their ids. Linux only. */
export function findChildren(pid: number, program: string): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '),
  )
  return children.filter((child) => child !== '' && commandLine(child).includes(program)).map(Number)
}

/** Nothing for a process that has ended meanwhile. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
