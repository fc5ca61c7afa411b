import { performance } from 'node:perf_hooks'
import { types } from 'node:util'
import { createContext, Script } from 'node:vm'
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { readPatterns, type SourcePattern } from './read-patterns.ts'

/** Every text is tried at this length, and the slowest ones again at the other. */
const SHORT_CHARACTERS = 1500
const LONG_CHARACTERS = 64 * 1024
const LONGEST_TRIED = 6
const TRIES = 3
/** At the greater length a linear pattern takes at most 15 ms, a quadratic one at least 100 ms, whatever else runs. */
const MAX_CPU_MS = 60
/** For a pattern that would take hours: all texts at the short length, and one at the long. */
const TIME_LIMIT_MS = { short: 2000, long: 500 }

/** Regular expressions whose time grows faster than the text, each with a text that shows it. */
export async function findSlowPatterns(): Promise<string[]> {
  return (await readPatterns()).flatMap((pattern) => {
    const slow = findSlowText(pattern)
    if (slow === null) return []
    const { start, again, end } = slow
    const shown = [start, again, end].map((text) => JSON.stringify(text))
    return [
      `${pattern.place} /${pattern.source}/${pattern.flags} is slow on long texts such as ${shown[0]} + ${shown[1]}.repeat(…) + ${shown[2]}: make sure that only one of its repetitions can take a character`,
    ]
  })
}

/** A text that a pattern is slow on; `null`: none was found. A pattern that takes longer than `timeLimit` is slow. */
export function findSlowText(
  { source, flags }: Omit<SourcePattern, 'place'>,
  timeLimit = TIME_LIMIT_MS,
): AttackText | null {
  // Global, so that every position in the text is tried, as by `replace` and `matchAll`.
  const pattern = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`)
  const tried = measure(pattern, attackTexts(source, flags), SHORT_CHARACTERS, timeLimit.short)
  if (tried.kind === 'stopped') return tried.at
  const slowest = tried.times.slice(0, LONGEST_TRIED).map(({ attack }) => attack)
  return slowest.find((attack) => isSlowAgain(pattern, attack, timeLimit.long)) ?? null
}

/** Whether a long text is slow each time: on a busy machine a quick pattern may be slow once. */
function isSlowAgain(pattern: RegExp, attack: AttackText, timeLimit: number): boolean {
  return Array.from({ length: TRIES }).every(() => {
    const again = measure(pattern, [attack], LONG_CHARACTERS, timeLimit)
    return again.kind === 'stopped' || (again.times[0]?.cpuMs ?? 0) > MAX_CPU_MS
  })
}

type Measured =
  /** The longest first. Wall time distinguishes short ones, and CPU time does not depend on what else runs. */
  | { kind: 'finished'; times: { attack: AttackText; wallMs: number; cpuMs: number }[] }
  | { kind: 'stopped'; at: AttackText }

/** Runs in a separate context, because only that can be stopped in the middle of a match. */
const RUN = new Script('attacks.map(measure)')

function measure(
  pattern: RegExp,
  attacks: readonly AttackText[],
  characters: number,
  timeLimit: number,
  timeout = timeLimit,
): Measured {
  let at = attacks[0] ?? { start: '', again: 'a', end: '' }
  const begun = process.threadCpuUsage()
  const measureOne = (attack: AttackText) => {
    at = attack
    const text = attack.start + attack.again.repeat(Math.ceil(characters / attack.again.length)) + attack.end
    const startedMs = performance.now()
    const before = process.threadCpuUsage()
    text.replace(pattern, '')
    const { user, system } = process.threadCpuUsage(before)
    return { attack, wallMs: performance.now() - startedMs, cpuMs: (user + system) / 1000 }
  }
  try {
    const context = createContext({ attacks, measure: measureOne })
    const times: ReturnType<typeof measureOne>[] = RUN.runInContext(context, { timeout })
    return { kind: 'finished', times: [...times].sort((a, b) => b.wallMs - a.wallMs) }
  } catch (error) {
    const isStopped =
      types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    if (!isStopped) throw error
    const { user, system } = process.threadCpuUsage(begun)
    // On a busy machine the time was spent waiting, so the pattern gets more.
    const wasWaiting = (user + system) / 1000 < timeLimit / 2
    return wasWaiting
      ? measure(pattern, attacks, characters, timeLimit, 4 * timeout)
      : { kind: 'stopped', at }
  }
}

/** A text of any length: `start`, then `again` as often as needed, then `end`. */
export interface AttackText {
  start: string
  again: string
  end: string
}

/** Characters that many patterns treat differently; those in the pattern itself are tried too. */
const COMMON = [...' \t\naZ0-"<!\0éж\u0301']
/** A repetition with a lower maximum costs little. */
const MIN_REPEATS = 20
/** Enough to reach the costly part, and few enough to combine with everything. */
const MAX_STARTS = 8

/**
 * Texts on which a pattern would be slow if it is slow on any: what each of its repetitions matches, and what precedes
 * it, repeated many times, with an end at which the match fails. Pure.
 */
function attackTexts(source: string, flags: string): AttackText[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const found = new Set<string>()
  visitRegExpAST(pattern, { onCharacterEnter: ({ value }) => found.add(String.fromCodePoint(value)) })
  const literals = [...found]
  const probes = new Set([...literals, ...COMMON])
  const starts = new Set([''])
  const agains = new Set([...probes, ...pairsOf(literals)])
  for (const alternative of pattern.alternatives) sample(alternative, [])
  agains.delete('')
  // The engine treats a text with a character beyond Latin-1 differently from one without.
  const ends = ['', '\n', '\0€', `${literals.join('')}\n`]
  return [...starts]
    .slice(0, MAX_STARTS)
    .flatMap((start) => [...agains].flatMap((again) => ends.map((end) => ({ start, again, end }))))

  /** A text that a part of the pattern matches. Notes its repetitions, after `befores`: what may precede the part. */
  function sample(node: AST.Node, befores: readonly string[]): string {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value)
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return takenBy(node)[0] ?? ''
      case 'Alternative': {
        let text = ''
        for (const element of node.elements)
          text += sample(element, [text, ...befores.map((before) => before + text)])
        agains.add(text)
        return text
      }
      case 'Quantifier': {
        const piece = sample(node.element, befores)
        const pieces = 'alternatives' in node.element ? [piece] : [piece, ...takenBy(node.element)]
        for (const before of node.max < MIN_REPEATS ? [] : befores) {
          starts.add(before)
          for (const one of pieces) agains.add(one)
          for (const one of ['', ...pieces.slice(0, 4)]) agains.add(before + one)
        }
        return piece.repeat(Math.max(1, node.min))
      }
      default: {
        const texts = 'alternatives' in node ? node.alternatives.map((one) => sample(one, befores)) : []
        return node.type === 'Assertion' ? '' : (texts[0] ?? '')
      }
    }
  }

  /** The single characters that a part of the pattern matches. */
  function takenBy({ raw }: AST.Node): string[] {
    const whole = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''))
    return [...probes].filter((probe) => whole.test(probe))
  }
}

/** Pairs of characters for a pattern that names few; otherwise each with a neighboring character. */
function pairsOf(literals: readonly string[]): string[] {
  const pairs = literals.length <= 6 ? literals.flatMap((a) => literals.map((b) => a + b)) : []
  return [...pairs, ...literals.slice(0, 12).flatMap((literal) => [`${literal}\0`, `a${literal}`])]
}
