import type { FigureSpeech } from './figure-words.ts'

/** What a column means, with its formula and its source, in words; nothing when there is no such column. */
export function meaningOf(column: string, { definitionOf, say }: FigureSpeech) {
  const found = definitionOf(column)
  if (found === null) return []
  const { label, definition, formula, source } = found
  return [
    {
      name: label,
      definition,
      formula: formula === null ? null : say('chart.formula', { formula }),
      source: source === null ? null : say('chart.source', { source }),
    },
  ]
}
