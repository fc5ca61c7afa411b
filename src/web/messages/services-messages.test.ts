import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/language.ts'
import { createTranslations } from './catalog.ts'
import { loadCatalog } from './languages.ts'

test.for(LANGUAGES)(
  'the steps of an incident have the names they have as columns, in %s',
  async (language) => {
    const { t, definitionOf } = createTranslations(language, await loadCatalog(language))
    for (const stamp of ['t1', 't2', 't3', 't4', 't5', 't6', 't7'] as const)
      expect(t(`tim.stamp.${stamp}`)).toBe(definitionOf(stamp)?.label)
    for (const column of ['sirv', 'risc'] as const)
      expect(t(`tim.meaning.${column}`)).toBe(definitionOf(column)?.definition)
  },
)
