import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-page.ts'
import { gradeWarnings, readingGrade } from './reading-grade.ts'

const easy = 'We watch the road. We send help when a car stops. You can call us at any hour of the day.'
const hard =
  'The organizational implementation of interdisciplinary transportation methodologies necessitates continuous institutional communication regarding infrastructural responsibilities.'

test('short words in short sentences are easy, and long ones are hard', () => {
  expect(readingGrade(Array(10).fill(easy).join(' ').split('. '))).toBeLessThan(5)
  expect(readingGrade(Array(6).fill(hard))).toBeGreaterThan(12)
  expect(readingGrade([easy])).toBe(null)
})

test('a page that is hard to read gets a warning with its longest sentence; tables and quoted law do not count', () => {
  const treeOf = (text: string) => {
    const tree = parseMarkdown(text)
    if (tree.kind === 'invalid') throw new Error('invalid')
    return tree.value
  }
  const [warning] = gradeWarnings(treeOf(Array(8).fill(hard).join('\n\n')))
  expect(warning?.message).toMatch(
    /^reads at grade \d+\.\d, and 8 is the goal\. Its longest sentence: "The org/,
  )
  expect(gradeWarnings(treeOf(Array(8).fill(`> ${hard}`).join('\n\n')))).toEqual([])
})
