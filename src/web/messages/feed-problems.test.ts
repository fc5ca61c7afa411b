import { expect, test } from 'vitest'
import { FEED_PROBLEM_WORDS } from '../../contract/feed-problem-messages.ts'
import { loadCatalog } from './languages.ts'

test('every problem a camera feed can have is said in Spanish and in Haitian Creole', async () => {
  for (const language of ['es', 'ht'] as const) {
    const { feedProblems } = await loadCatalog(language)
    for (const [code, english] of Object.entries(FEED_PROBLEM_WORDS)) {
      expect(feedProblems[code], `${language} ${code}`).toMatch(/\S.*\.$/)
      expect(feedProblems[code]).not.toBe(english)
    }
  }
})
