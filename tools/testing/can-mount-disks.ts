import { spawnSync } from 'node:child_process'

/** Whether a test may mount a small disk for a single command. */
export function canMountDisks(): boolean {
  if (process.platform !== 'linux') return false
  const unshare = ['--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'x', '/mnt']
  return spawnSync('unshare', unshare).status === 0
}
