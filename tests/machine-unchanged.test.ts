import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const SOURCES = ['tools/**/*.ts', 'tests/**/*.ts', 'src/**/*.test.{ts,tsx}', 'src/**/testing/*.ts']
/** These name system folders in order to replace them, or to prove that nobody can reach them. */
const EXEMPT = [
  'tests/machine-unchanged.test.ts',
  'tools/deploy/nginx-sites.test.ts',
  'src/content/load-content.test.ts',
]

/** Programs that install software, or change a machine's users and services. */
const PROGRAM = /['"`](apt(-get)?|dnf|yum|apk|brew|choco|winget|sudo|useradd|adduser|systemctl)['"` ]/
/** Sources never name the repository or the temporary folder like this. */
const SYSTEM_FOLDER = /['"`](\/(bin|etc|home|lib|opt|root|sbin|usr|var)|[A-Z]:)[\\/]/
const WRITING =
  /\b(appendFile|chmod|chown|copyFile|cp|createWriteStream|link|mkdir|rename|rm|symlink|writeFile)(Sync)?\(/

/** Code that could change the machine it runs on, one sentence each. */
function changesIn(path: string, source: string): string[] {
  const found: string[] = []
  const program = PROGRAM.exec(source)?.[1]
  if (program !== undefined) found.push(`${path} runs ${program}: name what to install instead`)
  const folder = SYSTEM_FOLDER.exec(source)?.[1]
  if (folder !== undefined && WRITING.test(source))
    found.push(`${path} writes files and names ${folder}: look for programs in a file that writes nothing`)
  return found
}

test('no test and no tool installs anything or writes to system folders', async () => {
  const found: string[] = []
  for await (const name of glob(SOURCES)) {
    const path = name.replaceAll('\\', '/')
    if (!EXEMPT.includes(path)) found.push(...changesIn(path, await readFile(name, 'utf8')))
  }
  expect(found).toEqual([])
})

test.each([
  ['an installation', "spawnSync('apt-get', ['install', 'nginx'])", 1],
  ['a user', "execSync('useradd postgres')", 1],
  ['a system file', "writeFileSync('/usr/sbin/policy-rc.d', '')", 1],
  ['a file in the temporary folder', "writeFileSync(join(tmpdir(), 'site'), '')", 0],
  ['looking for a program', "existsSync('/usr/sbin/nginx')", 0],
])('only code that changes a machine is found: %s', (_, source, count) => {
  expect(changesIn('a.ts', source)).toHaveLength(count)
})
