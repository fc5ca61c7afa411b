import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { aFolder } from '../../../src/server/testing/a-folder.ts'
import { sharePdfCache } from '../../testing/shared-pdf-cache.ts'

/** A folder with what a container of the image would see. */
export interface Image {
  /** Its working directory. */
  root: string
  /** Its variables, with local folders instead of mounts. */
  env: Readonly<Record<string, string>>
  /** Its command. */
  command: readonly string[]
}

/**
 * Follows the last stage of deploy/Containerfile in a temporary folder: copies what it copies and sets what it sets.
 * node_modules contains only what `npm prune --omit=dev` leaves.
 */
export async function anImage({ content }: { content: string }): Promise<Image> {
  const [, stage = ''] = (await readFile('deploy/Containerfile', 'utf8')).split(/^FROM .*$/m).slice(1)
  const root = await aFolder()
  for (const [, paths = '', target = ''] of stage.matchAll(/^COPY --from=built \S+ (.+) (\S+)$/gm)) {
    for (const path of paths.split(' ').map((one) => one.replace(/^\/site\//, ''))) {
      if (path === 'node_modules') await linkPackages(root)
      else await cp(path, join(root, target === './' ? path : target), { recursive: true })
    }
  }
  const settings = [...stage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const data = await sharePdfCache(await aFolder())
  const mounted = settings.map((one) =>
    one.replace(/=\/content$/, `=${content}`).replace('=/data', `=${data}`),
  )
  return {
    root,
    env: Object.fromEntries(mounted.map((one) => one.split('=', 2))),
    command: JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? '[]'),
  }
}

interface Locked {
  dev?: boolean
  devOptional?: boolean
}

/** Links the packages that are not only for development. */
async function linkPackages(root: string): Promise<void> {
  const lock: { packages: Record<string, Locked> } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  for (const [place, { dev, devOptional }] of Object.entries(lock.packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) || dev === true || devOptional === true) continue
    await mkdir(join(root, dirname(place)), { recursive: true })
    await symlink(join(process.cwd(), place), join(root, place))
  }
}
