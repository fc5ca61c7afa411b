import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

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
export function attackTexts(source: string, flags: string): AttackText[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const literals = literalsOf(pattern)
  const probes = [...new Set([...literals, ...COMMON])]
  const sampler = createSampler(probes, flags)
  const starts = new Set([''])
  const agains = new Set([...probes, ...pairsOf(literals)])
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      if (quantifier.max < MIN_REPEATS) return
      const pieces = sampler.choices(quantifier.element)
      for (const piece of pieces) agains.add(piece)
      for (const { before, whole } of surroundings(quantifier, sampler.one)) {
        starts.add(before)
        for (const again of [before, whole, ...pieces.slice(0, 4).map((piece) => before + piece)])
          agains.add(again)
      }
    },
  })
  agains.delete('')
  // The engine treats a text with a character beyond Latin-1 differently from one without.
  const ends = ['', '\n', '\0€', `${literals.join('')}\n`]
  return [...starts]
    .slice(0, MAX_STARTS)
    .flatMap((start) => [...agains].flatMap((again) => ends.map((end) => ({ start, again, end }))))
}

function literalsOf(pattern: AST.Pattern): string[] {
  const literals = new Set<string>()
  visitRegExpAST(pattern, { onCharacterEnter: ({ value }) => literals.add(String.fromCodePoint(value)) })
  return [...literals]
}

/** Pairs of characters for a pattern that names few; otherwise each with a neighboring character. */
function pairsOf(literals: readonly string[]): string[] {
  const pairs = literals.length <= 6 ? literals.flatMap((a) => literals.map((b) => a + b)) : []
  return [...pairs, ...literals.slice(0, 12).flatMap((literal) => [`${literal}\0`, `a${literal}`])]
}

/** Every sequence a node is in, from the inside out: a sample of what precedes it there, and of the whole. */
function surroundings(
  node: AST.Node,
  sample: (node: AST.Node) => string,
): { before: string; whole: string }[] {
  const { parent } = node
  if (parent === null) return []
  const outer = surroundings(parent, sample)
  if (parent.type !== 'Alternative') return outer
  const texts = parent.elements.map((element) => ({ element, text: sample(element) }))
  const before = texts.slice(
    0,
    texts.findIndex(({ element }) => element === node),
  )
  return [{ before: join(before), whole: join(texts) }, ...outer]
}

function join(texts: readonly { text: string }[]): string {
  return texts.map(({ text }) => text).join('')
}

/** Finds texts that a part of a pattern matches. */
function createSampler(probes: readonly string[], flags: string) {
  const takenBy = (set: AST.Node) => {
    const pattern = new RegExp(`^(?:${set.raw})$`, flags.replace(/[gy]/g, ''))
    return probes.filter((probe) => pattern.test(probe))
  }
  const one = (node: AST.Node): string => {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value)
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return takenBy(node)[0] ?? ''
      case 'Quantifier':
        return one(node.element).repeat(Math.max(1, node.min))
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives[0] === undefined ? '' : one(node.alternatives[0])
      case 'Alternative':
        return node.elements.map(one).join('')
      default:
        return ''
    }
  }
  const choices = (node: AST.Node): string[] =>
    node.type === 'Group' || node.type === 'CapturingGroup'
      ? node.alternatives.map(one)
      : [one(node), ...takenBy(node)]
  return { one, choices }
}
