import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The ids of a process's children whose command line contains `program`. */
export function findChildren(pid: number, program: string): number[] {
  if (process.platform !== 'linux') return findInList(listProcesses(), pid, program)
  // Not `ps`, which small images of Linux lack.
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '),
  )
  return children.filter((child) => child !== '' && commandLine(child).includes(program)).map(Number)
}

/** Empty if the process has ended meanwhile. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** One line per process: its id, its parent's id, its command line. */
function listProcesses(): string {
  const line = '"$($_.ProcessId) $($_.ParentProcessId) $($_.CommandLine)"'
  const [command, ...args] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', `Get-CimInstance Win32_Process | ForEach-Object { ${line} }`]
      : ['ps', '-A', '-o', 'pid=,ppid=,command=']
  return spawnSync(command ?? '', args, { encoding: 'utf8' }).stdout
}

function findInList(list: string, parent: number, program: string): number[] {
  return list.split(/\r?\n/).flatMap((line) => {
    const [, pid, ppid, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(ppid) === parent && command.includes(program) ? [Number(pid)] : []
  })
}
