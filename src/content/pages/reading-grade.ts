import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Issue } from '../issue.ts'

/** The office writes for everyone: grade 8 or easier. */
const HARDEST_GRADE = 8
/** A shorter text has too few sentences to be graded. */
const MIN_WORDS = 60

/** Warns of an English page that is hard to read, and shows its longest sentence. Pure. */
export function gradeWarnings(tree: Root): Issue[] {
  const sentences = sentencesOf(tree)
  const grade = readingGrade(sentences)
  if (grade === null || grade <= HARDEST_GRADE) return []
  const longest = sentences.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length)[0] ?? ''
  const message = `reads at grade ${grade.toFixed(1)}, and ${HARDEST_GRADE} is the goal. Its longest sentence: "${longest}"`
  return [{ line: null, message }]
}

/**
 * The Flesch-Kincaid grade of English sentences: years of school a reader needs. `null`: too few words.
 * Syllables are counted by groups of vowels, which is right for nine words in ten.
 */
export function readingGrade(sentences: readonly string[]): number | null {
  const words = sentences.flatMap(wordsOf)
  if (words.length < MIN_WORDS) return null
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Paragraphs and list items; tables, headings and quoted law are not the office's sentences. */
function sentencesOf(tree: Root): string[] {
  const sentences: string[] = []
  visit(tree, (node) => {
    if (node.type === 'table' || node.type === 'blockquote') return 'skip'
    if (node.type !== 'paragraph') return undefined
    const parts = textOf(node).split(/(?<=[.!?:;])\s+/)
    sentences.push(...parts.filter((part) => wordsOf(part).length > 0))
    return 'skip'
  })
  return sentences
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g) ?? []
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  // "time" has one, "table" two: a silent e counts only after l.
  const sounded = letters.replace(/(?:[^l]e|es|ed)$/, '')
  return Math.max(1, sounded.match(/[aeiouy]+/g)?.length ?? 0)
}
