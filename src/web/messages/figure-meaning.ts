import type { Translations } from './catalog.ts'

/** What a column means, with its formula and its source, in words; nothing when there is no such column. */
export function meaningOf(column: string, { definitionOf, t }: Translations) {
  const found = definitionOf(column)
  if (found === null) return []
  const { label, definition, formula, source } = found
  return [
    {
      column,
      name: label,
      definition,
      formula: formula === null ? null : t('chart.formula', { formula }),
      source: source === null ? null : t('chart.source', { source }),
    },
  ]
}
