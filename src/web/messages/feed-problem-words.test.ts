import { expect, test } from 'vitest'
import { FEED_PROBLEM_WORDS } from '../../contract/feed-problem-words.ts'
import { loadFeedProblemWords } from './feed-problem-words.ts'

test('every problem a camera feed can have is said in Spanish and in Haitian Creole', async () => {
  for (const language of ['es', 'ht'] as const) {
    const words = await loadFeedProblemWords(language)
    for (const [code, english] of Object.entries(FEED_PROBLEM_WORDS)) {
      expect(words[code], `${language} ${code}`).toMatch(/\S.*\.$/)
      expect(words[code]).not.toBe(english)
    }
  }
})
